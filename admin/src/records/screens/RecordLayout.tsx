import { Box } from '@mui/material';
import type { ReactNode } from 'react';

type Props = {
  header: ReactNode;
  aside?: ReactNode;
  /** The content needs the width: the aside is beside it only on extra-large screens. */
  wide?: boolean;
  /** Live preview, on half of the width; the aside moves below the content. */
  page?: ReactNode;
  children: ReactNode;
};

/** Layout of a record: header, content and, on wide screens, an aside. */
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

// Below the content the section index would be useless.
const below = { ...parts, '& > nav': { display: 'none' } };

const inHalf = { gridColumn: 2, gridRow: '1 / span 2', position: 'sticky', top: 64, height: 'calc(100vh - 80px)' };

// Sticky aside that scrolls on its own.
const besides = (from: 'lg' | 'xl') => ({
  ...parts,
  position: { [from]: 'sticky' },
  // The section index is hidden when the aside is below the content.
  '& > nav': { display: { xs: 'none', [from]: 'block' } },
  top: 64,
  maxHeight: { [from]: 'calc(100vh - 80px)' },
  overflowY: { [from]: 'auto' },
});
