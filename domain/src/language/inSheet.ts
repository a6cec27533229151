import { type Field, isAuthored, isInternal } from './field.js';
import { traitsOf } from './traits.js';

/**
 * Whether a spreadsheet of the section brings it: somebody writes it and a cell holds it, or it is a list of which that is so
 * of each field. What is confirmed in the panel (internal) is confirmed there, row by row.
 */
export const isInSheet = (field: Field): boolean =>
  isAuthored(field) && !isInternal(field) && (traitsOf(field).inSheet || isListInSheet(field));

const isListInSheet = ({ fields = {} }: Field): boolean => {
  const inner = Object.values<Field>(fields);
  return inner.length > 0 && inner.every((field) => traitsOf(field).inSheet);
};
