import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';

type Props = { icon: ReactNode; title: string; children: ReactNode };

/** Full-page message. */
export function Message({ icon, title, children }: Props) {
  return (
    <Box role="status" sx={{ maxWidth: 560, mx: 'auto', py: { xs: 6, md: 12 }, px: 2, textAlign: 'center' }}>
      <Box sx={{ fontSize: 64, color: 'text.secondary', lineHeight: 1 }} aria-hidden>
        {icon}
      </Box>
      <Typography variant="h2" sx={{ my: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}
