import { field, type Options } from '../field.js';
import { idSchema } from './id.js';

/**
 * Another section's row, by its identifier. The target is named by a text, which avoids import circles;
 * sections/index.ts does not compile when a name leads nowhere.
 */
export const reference = <const To extends string, R extends boolean = false>(
  label: string,
  to: To,
  options: Options<R> = {},
) => ({ ...field('reference', label, options, idSchema), to });
