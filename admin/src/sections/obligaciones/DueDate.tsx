import { formatShortDate } from '@coop/domain';
import type { Ocurrencia } from '@coop/domain/answers';
import { estimatedDay } from '@coop/domain/calendar';
import { Chip, Typography } from '@mui/material';
import { formatDue } from '../../cases/columns/columns';

export function DueDate({ due: { vence, estimado, etapa } }: { due: Ocurrencia }) {
  const day = formatShortDate(vence);
  return (
    <>
      <Chip
        size="small"
        label={etapa === 'cumplida' ? 'Cumplida' : formatDue(vence)}
        color={colours[etapa]}
        sx={{ fontWeight: 650 }}
      />
      <Typography component="span" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {estimado ? estimatedDay(day) : day}
      </Typography>
    </>
  );
}

const colours = {
  vencida: 'error',
  vence_hoy: 'warning',
  por_vencer: 'warning',
  pendiente: 'default',
  cumplida: 'success',
} as const;
