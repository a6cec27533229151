import { z } from 'zod';
import { field, type Options, PLAUSIBLE } from '../field.js';

// overwrite runs even after a failed check, so it must accept any text.
const utc = (v: string) => (Number.isNaN(Date.parse(v)) ? v : new Date(v).toISOString());

/** Error message with the transmitted format of an instant. */
export const MOMENT_TRAVELS_AS = 'Escriba la fecha y hora con su zona, por ejemplo 2026-11-20T09:00:00-04:00';

/** An instant with its offset, normalized to ISO 8601 in UTC with milliseconds. */
export const dateTimeSchema = z.iso
  .datetime({ offset: true, error: MOMENT_TRAVELS_AS })
  .refine((v) => /^(19|20|21)/.test(v), 'Esa fecha no existe')
  .overwrite(utc);

export const dateTime = <R extends boolean = false>(label: string, options: Options<R> = {}) =>
  field('dateTime', label, { years: PLAUSIBLE, ...options }, () => dateTimeSchema);
