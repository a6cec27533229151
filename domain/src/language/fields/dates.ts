import { z } from 'zod';
import { field, type Options, PLAUSIBLE } from '../field.js';

const isCalendarDay = (v: string) => {
  const instant = new Date(`${v}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(v);
};

/** Error message with the transmitted format of a day. */
export const DAY_TRAVELS_AS = 'Escriba la fecha como 2026-11-20';

/** A calendar day of La Paz, `YYYY-MM-DD`, between 1900 and 2200. */
const dateSchema = z
  .string('Elija una fecha')
  .regex(/^(19|20|21)\d\d-\d\d-\d\d$/, {
    error: ({ input }) => (/^\d{4}-\d\d-\d\d$/.test(String(input)) ? 'El año va de 1900 a 2199' : DAY_TRAVELS_AS),
  })
  .refine(isCalendarDay, 'Esa fecha no existe')
  .meta({ format: 'date' });

export const date = <R extends boolean = false>(label: string, options: Options<R> = {}) =>
  field('date', label, { years: PLAUSIBLE, ...options }, () => dateSchema);

// overwrite runs even after a failed check, so it must accept any text.
const utc = (v: string) => (Number.isNaN(Date.parse(v)) ? v : new Date(v).toISOString());

export const MOMENT_TRAVELS_AS = 'Escriba la fecha y hora con su zona, por ejemplo 2026-11-20T09:00:00-04:00';

/** An instant with its offset, normalized to ISO 8601 in UTC with milliseconds. */
const dateTimeSchema = z.iso
  .datetime({ offset: true, error: MOMENT_TRAVELS_AS })
  .refine((v) => /^(19|20|21)/.test(v), 'Esa fecha no existe')
  .overwrite(utc);

export const dateTime = <R extends boolean = false>(label: string, options: Options<R> = {}) =>
  field('dateTime', label, { years: PLAUSIBLE, ...options }, () => dateTimeSchema);

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

/** A time of day in La Paz, `HH:MM` of 24 hours. */
export const time = <R extends boolean = false>(label: string, options: Options<R> = {}) =>
  field('time', label, options, () =>
    z.string('Escriba la hora').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escriba la hora como 14:30'),
  );
