import { type Field, traitsOf } from '@coop/domain';

/** Length in characters from which a title is truncated at half width. */
const LONG = 120;

/** Whether a field takes the full width of its group. */
export const isWide = (field: Field): boolean =>
  traitsOf(field).wide || field.multiline === true || (field.kind === 'text' && (field.max ?? 0) >= LONG);
