import { Box, Card, CardContent, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';

type Props = { title: string; help?: string; children: ReactNode };

/** A titled part of a form or of a record: two columns where there is room. */
export function FormCard({ title, help, children }: Props) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography id={id} variant="h3" component="h2" sx={{ mb: help ? 0.5 : 2 }}>
          {title}
        </Typography>
        {help && <Typography sx={{ mb: 2, color: 'text.secondary' }}>{help}</Typography>}
        <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' }, alignItems: 'start' }}>
          {children}
        </Box>
      </CardContent>
    </Card>
  );
}
