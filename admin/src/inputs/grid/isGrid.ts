import type { Field, Fields } from '@coop/domain';

const inOneLine: ReadonlySet<string> = new Set([
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

/** Rows of plain values, each of one line: a table that is written as in a spreadsheet rather than as a form a row. */
export const isGrid = (fields: Fields): boolean =>
  Object.values<Field>(fields).every(
    (field) => inOneLine.has(field.kind) && !('multiline' in field && field.multiline === true),
  );
