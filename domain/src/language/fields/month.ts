import { z } from 'zod';
import { field, type Options, PLAUSIBLE } from '../field.js';

/** A month of the calendar, `YYYY-MM`. */
export const month = <R extends boolean = false>(label: string, options: Options<R> = {}) =>
  field('month', label, { years: PLAUSIBLE, ...options }, () =>
    z.string('Elija el mes').regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Escriba el año y el mes, como 2027-03'),
  );
