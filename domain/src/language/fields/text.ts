import { z } from 'zod';
import { stripInvisible } from '../../text/invisible.js';
import { composed, withoutMarks } from '../../text/marks.js';
import { defaulted, type FieldNotes, field, type Options } from '../field.js';

type TextOptions<R extends boolean> = Options<R> & {
  min?: number;
  max?: number;
  /** Allows several lines; the input is a text area. */
  multiline?: boolean;
  pattern?: RegExp;
  message?: string;
  upperCase?: boolean;
};

// PostgreSQL rejects NUL and lone surrogates (Cs); XML rejects U+FFFE and U+FFFF.
const unstorable = /[\0\p{Cs}\p{Noncharacter_Code_Point}]/u;
const lineBreaks = /[\r\n]/;
// Bidi controls show «gpj.exe» as «exe.jpg», and reorder the neighbouring text of a list, a mail or a file name.
const turning = /\p{Bidi_Control}/u;
// Multiline text may hold marks (U+200E, U+200F, U+061C), which separate Hebrew or Arabic from signs and reorder
// nothing else.
const turningLines = /(?![\u200e\u200f\u061c])\p{Bidi_Control}/u;

/** Zod refinement with its message: rejects invisible characters that change the reading order. */
export const keepsReadingOrder = (multiline: boolean) =>
  [
    (v: string) => !(multiline ? turningLines : turning).test(v),
    'Contiene caracteres invisibles que cambian el orden del texto',
  ] as const;
// Some letters are invisible, such as Korean fillers; so is the blank Braille cell.
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Removes pasted control characters; separators become line breaks, or spaces in a single line. */
const withoutControls = (text: string, multiline: boolean) =>
  (multiline ? text : text.replace(/[\t\p{Zs}]/gu, ' '))
    .replace(/\r\n?/g, '\n')
    .replace(/[\v\f\u0085\u2028\u2029]/g, multiline ? '\n' : ' ')
    .replace(/(?![\0\t\n])\p{Cc}/gu, '');

/**
 * Returns the schema of plain text: trimmed, NFC, no control characters, bounded. Lengths are in UTF-16 units. Rejects
 * far too long input before any other step.
 */
export const plainText = (min: number, max: number, multiline: boolean) =>
  z
    .string('Escriba un texto')
    .max(4 * max, { error: `Máximo ${max} caracteres`, abort: true })
    .overwrite((v) => composed(stripInvisible(withoutControls(v, multiline))).trim())
    .min(min, min > 1 ? `Ingrese al menos ${min} caracteres` : 'Este campo es obligatorio')
    .max(max, `Máximo ${max} caracteres`)
    .refine((v) => v === '' || visible.test(v), 'Este campo es obligatorio')
    .refine((v) => !unstorable.test(v), 'Contiene caracteres que no se pueden guardar')
    .refine((v) => multiline || !lineBreaks.test(v), 'Escriba una sola línea')
    .refine(...keepsReadingOrder(multiline));

/** Plain text of one line (default) or several. Default limits: 200 and 2 000 characters. */
export const text = <R extends boolean = false>(label: string, options: TextOptions<R> = {}) => {
  const { min = 1, multiline = false, max = multiline ? 2000 : 200, pattern, message, upperCase = false } = options;
  const makeSchema = () => {
    const written = plainText(min, max, multiline);
    const plain = upperCase ? written.overwrite((v) => v.toUpperCase()) : written;
    return pattern ? plain.regex(pattern, message ?? 'El formato no es válido') : plain;
  };
  return { ...field('text', label, options, makeSchema), multiline, max };
};

/** An ordered list of short texts (requirements, benefits, tags). */
export const texts = (label: string, options: FieldNotes & { min?: number; max?: number; maxLength?: number } = {}) => {
  const { min = 0, max = 20, maxLength = 300 } = options;
  const makeSchema = () =>
    z
      .array(plainText(1, maxLength, false), 'Escriba una lista')
      .min(min, `Agregue al menos ${min}`)
      .max(max, `Como máximo ${max}`);
  return { ...defaulted(field('texts', label, options, makeSchema), []), min, max, maxLength };
};

const reserved = new Set(['admin', 'administrador', 'api', 'login', 'nuevo', 'nueva', 'crear', 'buscar', 'pagina']);

/** Converts a text to a URL slug: lower case, no accents, words joined by hyphens, at most 80 characters. */
export const slugify = (title: string): string =>
  withoutMarks(title)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');

/** The last segment of a public URL. */
export const slug = <R extends boolean = false>(label: string, options: Options<R> = {}) =>
  field('slug', label, options, () =>
    z
      .string('Escriba la dirección')
      .max(90, 'Máximo 90 caracteres')
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use letras minúsculas sin tildes, dígitos y guiones')
      .refine((v) => !reserved.has(v), 'Esa dirección está reservada'),
  );

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
