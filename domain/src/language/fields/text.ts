import { z } from 'zod';
import { composed } from '../../text/marks.js';
import { withoutUnseen } from '../../text/unseen.js';
import { field, type Options } from '../field.js';

type TextOptions<R extends boolean> = Options<R> & {
  min?: number;
  max?: number;
  /** Several lines; the input is a text area. */
  multiline?: boolean;
  /** What the text must look like, and how to say so. */
  pattern?: RegExp;
  message?: string;
  /** Kept in capitals, however it was written. */
  upperCase?: boolean;
};

// PostgreSQL takes no NUL and no half of a pair (Cs), XML no U+FFFE and U+FFFF.
const unstorable = /[\0\p{Cs}\p{Noncharacter_Code_Point}]/u;
const lineBreaks = /[\r\n]/;
// They show «gpj.exe» as «exe.jpg», and turn round what stands beside them in a list, a mail or a file name.
const turning = /\p{Bidi_Control}/u;
// Among several lines, marks (U+200E, U+200F, U+061C) stand where Hebrew or Arabic meets a sign, and turn nothing else.
const turningLines = /(?![\u200e\u200f\u061c])\p{Bidi_Control}/u;

/** A refinement, with its message: nothing invisible changes the order in which a text is read. */
export const keepsOrder = (multiline: boolean) =>
  [
    (v: string) => !(multiline ? turningLines : turning).test(v),
    'Contiene caracteres invisibles que cambian el orden del texto',
  ] as const;
// Some letters, as those that fill a Korean syllable, show nothing; nor does a cell of Braille without a dot.
const visible = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Without the control characters that word processors and PDFs leave in a paste: line and page separators become what they
 * look like, the others go. In a single line a tab or a space of another kind is a space: nobody sees which it is.
 */
const withoutControls = (text: string, multiline: boolean) =>
  (multiline ? text : text.replace(/[\t\p{Zs}]/gu, ' '))
    .replace(/\r\n?/g, '\n')
    .replace(/[\v\f\u0085\u2028\u2029]/g, multiline ? '\n' : ' ')
    .replace(/(?![\0\t\n])\p{Cc}/gu, '');

/**
 * A schema of plain text: trimmed, NFC, no control characters, bounded. Lengths in UTF-16 units. What is far too long is
 * refused before anything else.
 */
export const plainText = (min: number, max: number, multiline: boolean) =>
  z
    .string('Escriba un texto')
    .max(4 * max, { error: `Máximo ${max} caracteres`, abort: true })
    .overwrite((v) => composed(withoutUnseen(withoutControls(v, multiline))).trim())
    .min(min, min > 1 ? `Ingrese al menos ${min} caracteres` : 'Este campo es obligatorio')
    .max(max, `Máximo ${max} caracteres`)
    .refine((v) => v === '' || visible.test(v), 'Este campo es obligatorio')
    .refine((v) => !unstorable.test(v), 'Contiene caracteres que no se pueden guardar')
    .refine((v) => multiline || !lineBreaks.test(v), 'Escriba una sola línea')
    .refine(...keepsOrder(multiline));

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
