import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** What was put in, or taken out. */
export const Mark = ({ as, children }: { as: 'ins' | 'del'; children: ReactNode }) => (
  <Box
    component={as}
    sx={{
      bgcolor: as === 'ins' ? 'rgba(13, 90, 67, 0.16)' : 'rgba(179, 38, 30, 0.14)',
      textDecoration: as === 'ins' ? 'none' : 'line-through',
    }}
  >
    {children}
  </Box>
);
