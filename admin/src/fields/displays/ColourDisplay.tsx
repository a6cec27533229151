import { Box } from '@mui/material';
import type { DisplayProps } from './DisplayProps';

/** A colour, and how it is written. */
export const ColourDisplay = ({ value }: Omit<DisplayProps, 'field'>) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
    <Box
      component="span"
      sx={{ width: 20, height: 20, borderRadius: 1, border: 1, borderColor: 'divider', bgcolor: String(value) }}
    />
    {String(value)}
  </Box>
);
