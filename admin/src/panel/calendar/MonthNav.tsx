import { formatMonth } from '@coop/domain';
import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import { Box, Button, IconButton, Typography } from '@mui/material';
import { monthAfter } from './monthDays';

type Props = { month: string; current: string; onChange: (month: string) => void };

/** Which month is in sight, with the ways to those beside it and to that of today. */
export function MonthNav({ month, current, onChange }: Props) {
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)];
  return (
    <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center' }}>
      <IconButton onClick={() => onChange(before)} aria-label={`Ver ${formatMonth(before)}`}>
        <ChevronLeft />
      </IconButton>
      <Typography
        component="h2"
        variant="h3"
        aria-live="polite"
        sx={{ minWidth: 168, textAlign: 'center', '&::first-letter': { textTransform: 'uppercase' } }}
      >
        {formatMonth(month)}
      </Typography>
      <IconButton onClick={() => onChange(after)} aria-label={`Ver ${formatMonth(after)}`}>
        <ChevronRight />
      </IconButton>
      <Button onClick={() => onChange(current)} disabled={month === current}>
        Hoy
      </Button>
    </Box>
  );
}
