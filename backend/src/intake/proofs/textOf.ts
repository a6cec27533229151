import { currencyOf, type Field, formatDate, formatDateTime, formatMoney, formatPercent } from '@coop/domain';

type Kind = { choices?: Readonly<Record<string, string>>; unit?: string };

/**
 * A value as people read it in a document; undefined when there is none. `named` are the titles of the rows that
 * references lead to, by identifier.
 */
export function textOf(
  field: Field,
  value: unknown,
  { row, named }: { row: Readonly<Record<string, unknown>>; named: ReadonlyMap<string, string> },
): string | undefined {
  if (value === null || value === undefined || value === '' || value === false) return undefined;
  const { choices, unit } = field as Field & Kind;
  if (Array.isArray(value)) return value.length > 0 ? String(value.length) : undefined;
  if (choices) return choices[String(value)] ?? String(value);
  if (field.kind === 'boolean') return 'Sí';
  if (field.kind === 'money') return formatMoney(String(value), currencyOf(field, row));
  if (field.kind === 'percent') return formatPercent(String(value));
  if (field.kind === 'date') return formatDate(String(value));
  if (field.kind === 'dateTime') return formatDateTime(String(value));
  if (field.kind === 'reference') return named.get(String(value));
  if (field.kind === 'documentNumber') return masked(String(value), 3);
  return unit ? `${value} ${unit}` : String(value);
}

/** All but the end of a number: who has it knows it again, and nobody else learns it. */
export const masked = (text: string, shown: number): string =>
  '•'.repeat(Math.max(0, text.length - shown)) + text.slice(-shown);
