import { formatDate, formatShortDate, mask, todayInLaPaz } from '@coop/domain';
import { addDays, dayInLaPaz, daysLeft, estimatedDay } from '@coop/domain/calendar';
import { nombreCompleto } from '@coop/domain/sections/shared/persona/nombreCompleto';
import { Typography } from '@mui/material';
import { InColumn } from '../../fields/displays/MemberDisplay';

export const CodeColumn = ({ value }: { value: unknown }) => (
  <span style={{ whiteSpace: 'nowrap' }}>{String(value)}</span>
);

const DayColumn = ({ value }: { value: unknown }) => (
  <span style={{ whiteSpace: 'nowrap' }}>{formatShortDate(dayInLaPaz(String(value)))}</span>
);

type DeadlineProps = { day: unknown; plazo: unknown; estimated: unknown; size: 'small' | 'medium' };

/** Red: overdue or due today; gold: at most two business days left; grey: more. The server computes it. */
const colours: Record<string, string> = {
  vencido: 'error.main',
  vence_hoy: 'error.main',
  por_vencer: 'warning.main',
};

/** Deadline in words, coloured by urgency; renders nothing once answered. Large in a case's header, short in a list. */
export function Deadline({ day, plazo, estimated, size }: DeadlineProps) {
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
        // A column may be narrower than «Venció hace 13 días».
        whiteSpace: isBig ? 'nowrap' : 'normal',
      }}
    >
      {textOf(String(plazo), String(day), date, isBig)}
    </Typography>
  );
}

function textOf(plazo: string, day: string, date: string, isBig: boolean): string {
  if (plazo === 'vence_hoy') return formatDue(todayInLaPaz());
  if (plazo !== 'vencido') return isBig ? `Vence el ${date}` : date;
  return isBig ? `${formatDue(day)}, el ${date}` : formatDue(day);
}

/** Formats a due date relative to today: «Venció hace 3 días», «Vence mañana». */
export function formatDue(day: string): string {
  const today = todayInLaPaz();
  const near: Record<string, string> = {
    [addDays(today, -1)]: 'Venció ayer',
    [today]: 'Vence hoy',
    [addDays(today, 1)]: 'Vence mañana',
  };
  return (
    near[day] ?? (day < today ? `Venció hace ${daysLeft(day, today)} días` : `Vence en ${daysLeft(today, day)} días`)
  );
}

type DeadlineColumnProps = { value: unknown; row: Record<string, unknown> };

const DeadlineColumn = ({ value, row }: DeadlineColumnProps) =>
  value ? <Deadline day={value} plazo={row.plazo} estimated={row.plazoEstimado} size="small" /> : '—';

/** Renders only the last digits of a number, enough to tell cases apart. */
export const MaskedColumn = ({ value }: { value: unknown }) => <>{value ? mask(String(value)) : '—'}</>;

type Values = Readonly<Record<string, unknown>>;

export const personOf = (record: Values): string => String(record.nombre ?? '') || nombreCompleto(record);

/** Returns the digits of a phone number with its country code, as wa.me expects. */
const digitsOf = (celular: unknown) => String(celular).replace(/\D/g, '');

/** Returns the link that opens a WhatsApp conversation with a prefilled text. */
export const whatsappLink = (celular: unknown, text: string): string =>
  `https://wa.me/${digitsOf(celular)}?text=${encodeURIComponent(text)}`;

export const PersonColumn = ({ row }: { row: Record<string, unknown> }) => <InColumn>{personOf(row) || '—'}</InColumn>;

export const caseColumns = {
  codigo: CodeColumn,
  creadoEn: DayColumn,
  nombres: PersonColumn,
  venceEn: DeadlineColumn,
} as const;

export const caseLabels = {
  creadoEn: 'Registro',
  nombres: 'Persona',
  numeroDocumento: 'Documento',
  producto: 'Producto',
  montoComprometido: 'Monto',
  plazoMeses: 'Meses',
  agencia: 'Agencia',
};
