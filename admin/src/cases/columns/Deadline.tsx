import { formatDate, formatShortDate, todayInLaPaz } from '@coop/domain';
import { daysLeft, estimatedDay } from '@coop/domain/calendar';
import { Typography } from '@mui/material';

type Props = { day: unknown; plazo: unknown; estimated: unknown; size: 'small' | 'medium' };

/** Red: overdue or due today; gold: at most two business days left; grey: more. The server computes it. */
const colours: Record<string, string> = {
  vencido: 'error.main',
  vence_hoy: 'error.main',
  por_vencer: 'warning.main',
};

/** Deadline in words, coloured by urgency; renders nothing once answered. Large in a case's header, short in a list. */
export function Deadline({ day, plazo, estimated, size }: Props) {
  if (!day) return null;
  const isBig = size === 'medium';
  const sure = isBig ? formatDate(String(day)) : formatShortDate(String(day));
  const date = estimated === true ? (isBig ? estimatedDay(sure) : `${sure} (estimada)`) : sure;
  return (
    <Typography
      component="span"
      variant={isBig ? 'h3' : 'body2'}
      title={isBig ? undefined : date}
      sx={{
        color: colours[String(plazo)] ?? 'text.secondary',
        fontWeight: colours[String(plazo)] ? 650 : undefined,
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      }}
    >
      {saidOf(String(plazo), String(day), date, isBig)}
    </Typography>
  );
}

function saidOf(plazo: string, day: string, date: string, isBig: boolean): string {
  if (plazo === 'vence_hoy') return 'Vence hoy';
  if (plazo !== 'vencido') return isBig ? `Vence el ${date}` : date;
  const days = daysLeft(day, todayInLaPaz());
  const since = days === 1 ? 'ayer' : `hace ${days} días`;
  return isBig ? `Venció ${since}, el ${date}` : `Venció ${since}`;
}
