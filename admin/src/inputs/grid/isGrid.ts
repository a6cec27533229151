import type { Field, Fields } from '@coop/domain';

const pasteable: ReadonlySet<string> = new Set([
  'boolean',
  'choice',
  'choices',
  'date',
  'decimal',
  'integer',
  'money',
  'percent',
  'text',
]);

/** Many short columns: rows that are worked on as in a spreadsheet rather than as a form each. */
export function isGrid(fields: Fields): boolean {
  const columns = Object.values<Field>(fields);
  return columns.length >= 6 && columns.every(({ kind }) => pasteable.has(kind));
}
