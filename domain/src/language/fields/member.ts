import { field, type Options } from '../field.js';
import { uidSchema } from './uid.js';

/** A staff member (assigned to, verified by…), by uid. */
export const member = <R extends boolean = false>(label: string, options: Options<R> = {}) =>
  field('member', label, options, () => uidSchema);
