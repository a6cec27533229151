import { type Field, formatDateTime, formatShortDate, nameKey, traitsOf } from '@coop/domain';
import type { Cell } from './table.js';

/** Display names: people by uid, rows by `nameKey`. */
export type Names = ReadonlyMap<string, string>;

/**
 * Formats a field's value as a cell: choices by label, people and rows by name. Multiple values are joined with bars,
 * records as «Tipo: Oferta, Fecha: 31/12/2026; Tipo: Acta, Fecha: 02/01/2027».
 */
export function cellOf(field: Field, value: unknown, names: Names): Cell {
  if (value === null || value === undefined || value === '') return null;
  if (!Array.isArray(value)) return textOf(field, value, names);
  const texts = value.map((one) =>
    field.fields ? recordText(field, one as Values, names) : textOf(field, one, names),
  );
  return texts.join(field.fields ? '; ' : ' | ') || null;
}

type Values = Readonly<Record<string, unknown>>;

const recordText = ({ fields = {} }: Field, record: Values, names: Names): string =>
  Object.entries<Field>(fields)
    .flatMap(([name, field]) => {
      const said = forPeople(field, record[name], names);
      return said ? [`${field.label}: ${said}`] : [];
    })
    .join(', ');

/** Formats a value for display inside a text; empty without a value. */
export function forPeople(field: Field, value: unknown, names: Names = new Map()): string {
  const cell = cellOf(field, value, names);
  return cell === null ? '' : inWords(field, cell);
}

/** Formats numbers and dates for es-BO, because a text cell has no type. */
function inWords(field: Field, cell: string): string {
  const { holds } = traitsOf(field);
  if (holds === 'number') return cell.replace('.', ',');
  if (holds === 'day') return formatShortDate(cell);
  return holds === 'moment' ? formatDateTime(cell) : cell;
}

function textOf(field: Field, value: unknown, names: Names): string {
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  const { choices = {} } = field;
  const text = String(value);
  if (Object.hasOwn(choices, text)) return choices[text] as string;
  return ['member', 'reference', 'references'].includes(field.kind) ? (names.get(nameKey(field, text)) ?? text) : text;
}
