import { type Field, type Fields, traitsOf } from '@coop/domain';

/** Whether every field fits one line. Such a group is edited in a spreadsheet grid instead of a form per row. */
export const isGrid = (fields: Fields): boolean =>
  Object.values<Field>(fields).every((field) => traitsOf(field).inOneLine && !field.multiline);
