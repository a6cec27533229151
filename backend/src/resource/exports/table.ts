import {
  type AnySection,
  type Field,
  formatDateTime,
  formatShortDate,
  importedColumns,
  nameKey,
  type Traits,
  traitsOf,
} from '@coop/domain';
import type { CellColumn } from './recordLines.js';

export type Column = {
  label: string;
  holds: 'text' | 'number' | 'day' | 'moment';
  format?: string;
};

/** Normalized cell value: '1250.50', '2026-11-20', a UTC instant, or plain text. */
export type Cell = string | null;

export type Table = { title: string; columns: readonly Column[]; rows: AsyncIterable<readonly Cell[]> };

export type Names = ReadonlyMap<string, string>;

/** Formats a cell: choices by label, rows by name, records as «Tipo: Oferta; Tipo: Acta». */
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
      const text = forPeople(field, record[name], names);
      return text ? [`${field.label}: ${text}`] : [];
    })
    .join(', ');

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

const cellTypes: Readonly<Record<Traits['holds'], Column['holds']>> = {
  text: 'text',
  number: 'number',
  day: 'day',
  moment: 'moment',
  yesNo: 'text',
  file: 'text',
  several: 'text',
};

export function columnOf(field: Field, label: string = field.label): Column {
  const traits = traitsOf(field);
  const format = traits.holds === 'number' && traits.sheet(field);
  return { label, holds: cellTypes[traits.holds], ...(format && { format }) };
}

/** Returns the columns of a field. Sections with imports use the import template's, so an export can be re-imported. */
export function columnsOfField(section: AnySection, name: string): (CellColumn & { label: string })[] {
  const field = section.fields[name] as Field;
  const imported = section.imports ? importedColumns(section).filter((column) => column.name === name) : [];
  return imported.length > 0 ? imported : [{ path: name, name, field, label: field.label }];
}
