import { field, type Options } from '../field.js';
import { decimalSchema } from './decimal.js';

/** A percentage with up to four decimals, as a string ("16.0000" is 16 %). Default range 0 to 100. */
export const percent = <R extends boolean = false>(
  label: string,
  options: Options<R> & { min?: number; max?: number } = {},
) =>
  field('percent', label, options, () => decimalSchema(4, { min: options.min ?? 0, max: options.max ?? 100 }, '16,50'));
