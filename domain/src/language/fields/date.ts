import { z } from 'zod';
import { field, type Options, PLAUSIBLE } from '../field.js';

const isCalendarDay = (v: string) => {
  const instant = new Date(`${v}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(v);
};

/** Error message with the transmitted format of a day. */
export const DAY_TRAVELS_AS = 'Escriba la fecha como 2026-11-20';

/** A calendar day of La Paz, `YYYY-MM-DD`, between 1900 and 2200. */
export const dateSchema = z
  .string('Elija una fecha')
  .regex(/^(19|20|21)\d\d-\d\d-\d\d$/, {
    error: ({ input }) => (/^\d{4}-\d\d-\d\d$/.test(String(input)) ? 'El año va de 1900 a 2199' : DAY_TRAVELS_AS),
  })
  .refine(isCalendarDay, 'Esa fecha no existe')
  .meta({ format: 'date' });

export const date = <R extends boolean = false>(label: string, options: Options<R> = {}) =>
  field('date', label, { years: PLAUSIBLE, ...options }, () => dateSchema);
