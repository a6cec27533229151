import { z } from 'zod';
import { field, type Options } from '../field.js';

/** A time of day in La Paz, `HH:MM` of 24 hours. */
export const time = <R extends boolean = false>(label: string, options: Options<R> = {}) =>
  field('time', label, options, () =>
    z.string('Escriba la hora').regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Escriba la hora como 14:30'),
  );
