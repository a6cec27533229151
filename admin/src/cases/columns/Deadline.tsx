import { formatDate, formatShortDate } from '@coop/domain';
import { estimatedDay } from '@coop/domain/calendar';
import Schedule from '@mui/icons-material/Schedule';
import { Chip, type ChipProps } from '@mui/material';

type Props = { day: unknown; plazo: unknown; estimated: unknown; size: 'small' | 'medium' };

/** Red: overdue or due today; gold: at most two business days left; green: more. The server computes it. */
const colours: Record<string, ChipProps['color']> = {
  vencido: 'error',
  vence_hoy: 'error',
  por_vencer: 'warning',
  a_tiempo: 'success',
};

/** Chip with the deadline, coloured by urgency; renders nothing once answered. */
export function Deadline({ day, plazo, estimated, size }: Props) {
  if (!day) return null;
  const isBig = size === 'medium';
  const sure = isBig ? formatDate(String(day)) : formatShortDate(String(day));
  const date = estimated === true ? (isBig ? estimatedDay(sure) : `${sure} (estimada)`) : sure;
  return (
    <Chip
      size={size}
      variant={isBig || plazo === 'vencido' ? 'filled' : 'outlined'}
      color={colours[String(plazo)] ?? 'default'}
      icon={isBig ? <Schedule /> : undefined}
      label={
        plazo === 'vencido'
          ? `Venció ${isBig ? 'el ' : ''}${date}`
          : plazo === 'vence_hoy'
            ? 'Vence hoy'
            : isBig
              ? `Vence el ${date}`
              : date
      }
      sx={isBig ? bigLook : smallLook}
    />
  );
}

const bigLook = { fontSize: '1rem', fontWeight: 650, height: 38, px: 0.5 };
/** Lets the label wrap where a column is too narrow for «Venció 27/11/2026». */
const smallLook = { height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } };
