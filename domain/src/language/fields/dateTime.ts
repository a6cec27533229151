import { z } from 'zod';
import { field, type Options, PLAUSIBLE } from '../field.js';

// overwrite runs even when the check before it failed, so it must bear any text.
const utc = (v: string) => (Number.isNaN(Date.parse(v)) ? v : new Date(v).toISOString());

/** What is told, in the form in which instants travel. */
export const MOMENT_TRAVELS_AS = 'Escriba la fecha y hora con su zona, por ejemplo 2026-11-20T09:00:00-04:00';

/** An instant with its zone, kept as ISO 8601 in UTC with milliseconds. */
export const dateTimeSchema = z.iso
  .datetime({ offset: true, error: MOMENT_TRAVELS_AS })
  .refine((v) => /^(19|20|21)/.test(v), 'Esa fecha no existe')
  .overwrite(utc);

export const dateTime = <R extends boolean = false>(label: string, options: Options<R> = {}) =>
  field('dateTime', label, { years: PLAUSIBLE, ...options }, () => dateTimeSchema);
