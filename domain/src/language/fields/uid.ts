import { z } from 'zod';
import { field, type Options } from '../field.js';

export const uidSchema = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/, 'El identificador no es válido');

/** A staff member's identifier from the sign-in service: the key of the document `users/{uid}`. */
export const uid = <R extends boolean = false>(label = 'Identificador', options: Options<R> = {}) =>
  field('uid', label, options, () => uidSchema);
