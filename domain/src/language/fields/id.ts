import { z } from 'zod';
import { field, type Options } from '../field.js';

export const idSchema = z
  .string()
  .regex(z.regexes.uuid(), 'El identificador no es válido')
  .toLowerCase()
  .meta({ format: 'uuid' });

/** A row's identifier: a UUID made by the service (version 7, so that rows keep the order in which they were made). */
export const id = <R extends boolean = false>(label = 'Identificador', options: Options<R> = {}) =>
  field('id', label, options, () => idSchema);
