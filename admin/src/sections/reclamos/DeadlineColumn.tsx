import { formatShortDate, todayInLaPaz } from '@coop/domain';
import { Box } from '@mui/material';

type Props = { value: unknown; row: Record<string, unknown> };

const over = new Set(['respondido', 'cerrado', 'desistido', 'anulado', 'segunda_instancia']);
const DAY_MS = 86_400_000;

/** The day by which a complaint must be answered, and how far it is while it waits for its answer. */
export function DeadlineColumn({ value, row }: Props) {
  const limit = String(row.ampliadoHasta ?? value ?? '');
  if (!limit) return <>—</>;
  if (over.has(String(row.estado))) return <>{formatShortDate(limit)}</>;
  const days = Math.round((Date.parse(limit) - Date.parse(todayInLaPaz())) / DAY_MS);
  return (
    <Box
      component="span"
      sx={{
        color: days < 0 ? 'error.main' : days <= 1 ? 'warning.main' : undefined,
        fontWeight: days <= 1 ? 700 : undefined,
      }}
    >
      {formatShortDate(limit)} · {remaining(days)}
    </Box>
  );
}

function remaining(days: number): string {
  if (days < 0) return days === -1 ? 'venció ayer' : `vencido hace ${-days} días`;
  if (days === 0) return 'vence hoy';
  return days === 1 ? 'vence mañana' : `quedan ${days} días`;
}
