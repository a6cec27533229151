import { type Field, type Fields, traitsOf } from '@coop/domain';

/** Rows of plain values, each of one line: a table that is written as in a spreadsheet rather than as a form a row. */
export const isGrid = (fields: Fields): boolean =>
  Object.values<Field>(fields).every((field) => traitsOf(field).inOneLine && !field.multiline);
