import { Box } from '@mui/material';
import type { ReactNode } from 'react';

type Props = { header: ReactNode; aside?: ReactNode; children: ReactNode };

/** A record's page: a heading, its parts, and beside them on wide screens what goes with the whole. */
export function RecordLayout({ header, aside, children }: Props) {
  return (
    <Box sx={{ maxWidth: 1320, width: '100%', minWidth: 0, py: 2 }}>
      {header}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...(aside && { lg: 'minmax(0, 1fr) 300px' }) },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{children}</Box>
        {aside && <Box sx={besides}>{aside}</Box>}
      </Box>
    </Box>
  );
}

// In sight while the form is read, and by itself as long as the window.
const besides = {
  display: 'grid',
  gap: 2,
  minWidth: 0,
  '&:empty': { display: 'none' },
  position: { lg: 'sticky' },
  top: 64,
  maxHeight: { lg: 'calc(100vh - 80px)' },
  overflowY: { lg: 'auto' },
};
