import type { Options } from '../../../language/field.js';
import { text } from '../../../language/index.js';

/** Given name or surname: letters of any alphabet, spaces, apostrophes, hyphens and points. */
export const nombre = <R extends boolean = false>(label: string, options: Options<R> & { max?: number } = {}) =>
  text(label, {
    min: 2,
    max: 80,
    pattern: /^[\p{L}\p{M}'’ .-]+$/u,
    message: 'Use solo letras, espacios, apóstrofo, guion y punto',
    ...options,
  });
