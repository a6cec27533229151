import { z } from 'zod';
import { withoutAnyUnseen } from '../../text/unseen.js';
import { field, type Options } from '../field.js';

const message = 'Ingrese un correo válido, por ejemplo nombre@correo.com';

/** An e-mail address in lower case, at most 254 characters. */
export const emailSchema = z
  .string(message)
  .overwrite((v) => withoutAnyUnseen(v).trim().toLowerCase())
  .max(254, { error: 'Máximo 254 caracteres', abort: true })
  .regex(z.regexes.email, message);

export const email = <R extends boolean = false>(label: string, options: Options<R> = {}) =>
  field('email', label, { autocomplete: 'email', ...options }, () => emailSchema);
