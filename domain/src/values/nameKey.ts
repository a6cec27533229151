import type { Field } from '../language/field.js';

/**
 * What the name of a row that a value refers to is kept under, among the names of others: identifiers are nobody else's, and
 * a key is so in its section alone.
 */
export const nameKey = ({ to, by }: Pick<Field, 'to' | 'by'>, value: unknown): string =>
  by ? `${to} ${value}` : String(value);
