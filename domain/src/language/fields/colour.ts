import { z } from 'zod';
import { field, type Options } from '../field.js';

const message = 'Escriba un color como #0b4f8a';

/** A colour, `#rrggbb` in lower case. */
export const colour = <R extends boolean = false>(label: string, options: Options<R> = {}) =>
  field('colour', label, options, () =>
    z
      .string(message)
      .max(30, { error: message, abort: true })
      .overwrite((v) => v.trim().toLowerCase())
      .regex(/^#[0-9a-f]{6}$/, message),
  );
