import { Box, Card, CardContent, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { partId } from './partsOf';

type Props = { title: string; help?: string; children: ReactNode };

/** Titled section of a form or record; two columns where they fit. */
export function FormCard({ title, help, children }: Props) {
  const id = useId();
  return (
    <Card component="section" id={partId(title)} tabIndex={-1} aria-labelledby={id} sx={card}>
      <CardContent sx={{ p: { xs: 2, sm: 3 } }}>
        <Typography id={id} variant="h3" component="h2" sx={{ mb: help ? 0.5 : 2 }}>
          {title}
        </Typography>
        {help && <Typography sx={{ mb: 2, color: 'text.secondary' }}>{help}</Typography>}
        <Box className="campos" sx={columns}>
          {children}
        </Box>
      </CardContent>
    </Card>
  );
}

// Hides the card if conditions hide all its fields.
const card = { '&:has(.campos:empty)': { display: 'none' }, scrollMarginTop: 72, outline: 'none' };

const columns = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  alignItems: 'start',
  '& .MuiFormControl-root': { mt: 0, mb: 0 },
};
