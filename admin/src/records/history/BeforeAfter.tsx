import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** What stood and what stands, side by side where there is room. */
export const BeforeAfter = ({ before, after }: { before: ReactNode; after: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gridTemplateColumns: { sm: 'minmax(0, 1fr) auto minmax(0, 1fr)' },
      gap: 1,
      overflowWrap: 'anywhere',
    }}
  >
    <Box component="del" sx={{ color: 'text.secondary', textDecoration: 'none' }}>
      {before}
    </Box>
    <span aria-hidden>→</span>
    <Box component="ins" sx={{ textDecoration: 'none' }}>
      {after}
    </Box>
  </Box>
);
