import { Box, Chip } from '@mui/material';
import type { DisplayProps } from './DisplayProps';

export function ChoicesDisplay({ field, value }: DisplayProps<'choices'>) {
  const labels = field.choices as Record<string, string>;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {(value as string[]).map((one) => (
        <Chip key={one} size="small" variant="outlined" label={labels[one] ?? one} />
      ))}
    </Box>
  );
}
