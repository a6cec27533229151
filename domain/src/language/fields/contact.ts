import { z } from 'zod';
import { stripAllInvisible } from '../../text/invisible.js';
import { readDocumentNumber } from '../../text/numbers.js';
import { field, type Options } from '../field.js';

const message = 'Ingrese un correo válido, por ejemplo nombre@correo.com';

const emailSchema = z
  .string(message)
  .overwrite((v) => stripAllInvisible(v).trim().toLowerCase())
  .max(254, { error: 'Máximo 254 caracteres', abort: true })
  .regex(z.regexes.email, message)
  .meta({ examples: ['ana.quispe@correo.com'] });

export const email = <R extends boolean = false>(label: string, options: Options<R> = {}) =>
  field('email', label, { autocomplete: 'email', ...options }, () => emailSchema);

const patterns = {
  celular: { bolivian: /^[67]\d{7}$/, message: 'Ingrese un número de celular de 8 dígitos que empiece con 6 o 7' },
  fijo: { bolivian: /^[234]\d{7}$/, message: 'Ingrese un teléfono fijo de 8 dígitos que empiece con 2, 3 o 4' },
  cualquiera: { bolivian: /^[234678]\d{7,8}$/, message: 'Ingrese un número de teléfono de 8 dígitos' },
} as const;

/** Normalizes to `+591` and eight digits; foreign numbers keep their prefix. */
const international = (v: string, bolivian: RegExp) => {
  const digits = stripAllInvisible(v)
    .replace(/[\s().\p{Pd}]/gu, '')
    .replace(/^00/, '+');
  const local = digits.replace(/^\+?591(?=\d{8}$)/, '');
  return bolivian.test(local) ? `+591${local}` : digits;
};

/** A telephone number in E.164. `type` selects the accepted Bolivian numbers; foreign ones need their `+`. */
export const phone = <R extends boolean = false>(
  label: string,
  options: Options<R> & { type?: keyof typeof patterns } = {},
) => {
  const { bolivian, message } = patterns[options.type ?? 'celular'];
  const isGood = (v: string) => (v.startsWith('+591') ? bolivian.test(v.slice(4)) : /^\+[1-9]\d{7,14}$/.test(v));
  const makeSchema = () =>
    z
      .string(message)
      .max(30, { error: message, abort: true })
      .overwrite((v) => international(v, bolivian))
      .refine(isGood, message);
  return field('phone', label, { autocomplete: 'tel', ...options }, makeSchema);
};

/** Number of a CI, foreign CI, passport or NIT; the rules of `persona` check its format against the type. */
export const documentNumber = <R extends boolean = false>(label: string, options: Options<R> = {}) =>
  field('documentNumber', label, options, () =>
    z
      .string('Ingrese el número de documento')
      .max(30, { error: 'Máximo 30 caracteres', abort: true })
      .overwrite(readDocumentNumber)
      .regex(/^[A-Z0-9-]{4,15}$/, 'El número de documento tiene de 4 a 15 letras, dígitos o guiones')
      .meta({ examples: ['4821937'] }),
  );
