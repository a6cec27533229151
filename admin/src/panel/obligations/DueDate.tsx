import { formatShortDate, todayInLaPaz } from '@coop/domain';
import type { Ocurrencia } from '@coop/domain/answers';
import { daysLeft, estimatedDay } from '@coop/domain/calendar';
import { Chip, Typography } from '@mui/material';

/** Due date with its urgency; marks an estimated date. */
export function DueDate({ due: { vence, estimado, etapa } }: { due: Ocurrencia }) {
  const day = formatShortDate(vence);
  return (
    <>
      <Chip size="small" label={formatDue(etapa, vence)} color={colours[etapa]} sx={{ fontWeight: 650 }} />
      <Typography component="span" variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {estimado ? estimatedDay(day) : day}
      </Typography>
    </>
  );
}

function formatDue(etapa: Ocurrencia['etapa'], vence: string): string {
  const today = todayInLaPaz();
  if (etapa === 'cumplida') return 'Cumplida';
  if (etapa === 'vence_hoy') return 'Vence hoy';
  const days = etapa === 'vencida' ? daysLeft(vence, today) : daysLeft(today, vence);
  const many = days === 1 ? '1 día' : `${days} días`;
  return etapa === 'vencida' ? `Vencida hace ${many}` : `Vence en ${many}`;
}

const colours = {
  vencida: 'error',
  vence_hoy: 'warning',
  por_vencer: 'warning',
  pendiente: 'default',
  cumplida: 'success',
} as const;
