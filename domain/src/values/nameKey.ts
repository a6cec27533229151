import type { Field } from '../language/field.js';

/**
 * Returns the lookup key of a referenced row's title. Identifiers are globally unique; keys are unique only in their
 * section.
 */
export const nameKey = ({ to, by }: Pick<Field, 'to' | 'by'>, value: unknown): string =>
  by ? `${to} ${value}` : String(value);
