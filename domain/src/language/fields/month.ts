import { z } from 'zod';
import { field, type Options, PLAUSIBLE } from '../field.js';

/** A month of the calendar, `YYYY-MM`. */
export const month = <R extends boolean = false>(label: string, options: Options<R> = {}) =>
  field('month', label, { years: PLAUSIBLE, ...options }, () =>
    z.string('Elija el mes').regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: ({ input }) => faultOf(String(input)) }),
  );

function faultOf(written: string): string {
  const [, year, month] = /^(\d{4})-(\d{2})$/.exec(written) ?? [];
  if (!year) return 'Escriba el año y el mes, como 2027-03';
  return year.startsWith('20') ? `No hay mes ${Number(month)}` : 'El año va de 2000 a 2099';
}
