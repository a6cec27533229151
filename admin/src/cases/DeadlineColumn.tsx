import { formatShortDate } from '@coop/domain';
import { Chip, type ChipProps } from '@mui/material';

type Props = { value: unknown; row: Record<string, unknown> };

/** Red is late or ends today, gold has two business days at most, green has more: the server says which. */
const colours: Record<string, ChipProps['color']> = {
  vencido: 'error',
  vence_hoy: 'error',
  por_vencer: 'warning',
  a_tiempo: 'success',
};

/** The day by which a case must be answered, in the colour of how close it is; a dash once it is. */
export function DeadlineColumn({ value, row }: Props) {
  const plazo = String(row.plazo);
  if (!value) return <>—</>;
  const day = formatShortDate(String(value));
  return (
    <Chip
      size="small"
      variant={plazo === 'vencido' ? 'filled' : 'outlined'}
      color={colours[plazo] ?? 'default'}
      label={plazo === 'vencido' ? `Venció el ${day}` : plazo === 'vence_hoy' ? 'Vence hoy' : day}
    />
  );
}
