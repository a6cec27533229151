import { type Field, isAuthored, isInternal } from './field.js';
import { traitsOf } from './traits.js';

/** Whether imports have a column for the field; internal ones are confirmed in the panel, row by row. */
export const isInSheet = (field: Field): boolean =>
  isAuthored(field) && !isInternal(field) && (traitsOf(field).inSheet || isListInSheet(field));

const isListInSheet = ({ fields = {} }: Field): boolean => {
  const inner = Object.values<Field>(fields);
  return inner.length > 0 && inner.every((field) => traitsOf(field).inSheet);
};
