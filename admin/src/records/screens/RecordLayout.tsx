import { Box } from '@mui/material';
import type { ReactNode } from 'react';

type Props = {
  header: ReactNode;
  aside?: ReactNode;
  /** Its parts need the width: what goes with the whole stands beside them on the widest screens alone. */
  wide?: boolean;
  children: ReactNode;
};

/** A record's page: a heading, its parts, and beside them on wide screens what goes with the whole. */
export function RecordLayout({ header, aside, wide = false, children }: Props) {
  const from = wide ? 'xl' : 'lg';
  return (
    <Box sx={{ maxWidth: wide ? 1680 : 1320, width: '100%', minWidth: 0, py: 2 }}>
      {header}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...(aside && { [from]: 'minmax(0, 1fr) 300px' }) },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{children}</Box>
        {aside && <Box sx={besides(from)}>{aside}</Box>}
      </Box>
    </Box>
  );
}

// In sight while the form is read, and by itself as long as the window.
const besides = (from: 'lg' | 'xl') => ({
  display: 'grid',
  gap: 2,
  minWidth: 0,
  '&:empty': { display: 'none' },
  position: { [from]: 'sticky' },
  // The index of the parts leads nowhere from below them.
  '& > nav': { display: { xs: 'none', [from]: 'block' } },
  top: 64,
  maxHeight: { [from]: 'calc(100vh - 80px)' },
  overflowY: { [from]: 'auto' },
});
