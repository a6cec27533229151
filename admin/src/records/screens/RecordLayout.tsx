import { Box } from '@mui/material';
import type { ReactNode } from 'react';

type Props = {
  header: ReactNode;
  aside?: ReactNode;
  /** Its parts need the width: what goes with the whole stands beside them on the widest screens alone. */
  wide?: boolean;
  /** The page that the record makes: half of the width is its, and what goes with the whole stands below the parts. */
  page?: ReactNode;
  children: ReactNode;
};

/** A record's page: a heading, its parts, and beside them on wide screens what goes with the whole. */
export function RecordLayout({ header, aside, wide = false, page, children }: Props) {
  const from = wide ? 'xl' : 'lg';
  return (
    <Box sx={{ maxWidth: page ? 'none' : wide ? 1680 : 1320, width: '100%', minWidth: 0, py: 2 }}>
      {header}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: page
            ? 'repeat(2, minmax(0, 1fr))'
            : { xs: 'minmax(0, 1fr)', ...(aside && { [from]: 'minmax(0, 1fr) 300px' }) },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{children}</Box>
        {aside && <Box sx={page ? below : besides(from)}>{aside}</Box>}
        {page && <Box sx={inHalf}>{page}</Box>}
      </Box>
    </Box>
  );
}

const parts = { display: 'grid', gap: 2, minWidth: 0, '&:empty': { display: 'none' } };

// There the index of the parts would lead nowhere.
const below = { ...parts, '& > nav': { display: 'none' } };

const inHalf = { gridColumn: 2, gridRow: '1 / span 2', position: 'sticky', top: 64, height: 'calc(100vh - 80px)' };

// In sight while the form is read, and by itself as long as the window.
const besides = (from: 'lg' | 'xl') => ({
  ...parts,
  position: { [from]: 'sticky' },
  // The index of the parts leads nowhere from below them.
  '& > nav': { display: { xs: 'none', [from]: 'block' } },
  top: 64,
  maxHeight: { [from]: 'calc(100vh - 80px)' },
  overflowY: { [from]: 'auto' },
});
