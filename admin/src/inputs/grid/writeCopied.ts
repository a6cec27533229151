import { type Field, type Fields, formatNumber } from '@coop/domain';

type Row = Record<string, unknown>;
type Choices = Readonly<Record<string, string>>;

/** Rows as a spreadsheet takes them: a line of headings, then one a row, cells by tabs. `readPasted` reads it back. */
export const writeCopied = (rows: readonly Row[], fields: Fields): string =>
  [
    Object.values<Field>(fields).map(({ label }) => label),
    ...rows.map((row) => Object.entries<Field>(fields).map(([name, field]) => cellOf(field, row[name]))),
  ]
    .map((cells) => cells.join('\t'))
    .join('\n');

function cellOf(field: Field, value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if ('choices' in field)
    return [value]
      .flat()
      .map((key) => (field.choices as Choices)[String(key)] ?? String(key))
      .join(', ');
  if (field.kind === 'boolean') return value ? 'Sí' : 'No';
  if (['money', 'decimal', 'percent'].includes(field.kind))
    return formatNumber(String(value), field.kind === 'money' ? 2 : 4);
  return String(value).replace(/[\t\r\n]+/g, ' ');
}
