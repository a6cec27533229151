import { z } from 'zod';
import { composed } from '../../text/marks.js';
import { field, type Options } from '../field.js';
import { visibleLength } from '../richText.js';
import { file, image } from './files.js';
import { keepsReadingOrder } from './text.js';

// PostgreSQL rejects NUL and lone surrogates, XML rejects noncharacters; other control characters are invisible.
const unstorable = /(?![\n\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;
/** Line breaks of other programs; removed without a space, they would join two words. */
const otherLineEnds = /[\v\f\u0085\u2028\u2029]/g;
/** Normalizes to NFC and removes characters that PostgreSQL rejects. */
export const storable = (html: string): string =>
  composed(html).replace(otherLineEnds, ' ').replace(unstorable, '').trim();
/** Maximum HTML length as a multiple of the visible length: a table cell is mostly tags. */
export const HTML_TIMES = 4;

/** Files that may be embedded in a text; each is uploaded under the rules of its part. */
const parts = { imagen: image('Imagen'), documento: file('Documento') };

/** Formatted text as HTML of `richTextVocabulary`. `min` and `max` (default 20 000) count visible characters. */
export const richText = <R extends boolean = false>(
  label: string,
  options: Options<R> & { min?: number; max?: number } = {},
) => {
  const { min = 1, max = 20_000 } = options;
  const makeSchema = () =>
    z
      .string('Escriba un texto')
      .max(HTML_TIMES * max, { error: `Con su formato tiene más de ${HTML_TIMES * max} caracteres`, abort: true })
      .overwrite(storable)
      .refine((v) => visibleLength(v) <= max, `Máximo ${max} caracteres`)
      .refine(
        (v) => visibleLength(v) >= min,
        min > 1 ? `Ingrese al menos ${min} caracteres` : 'Este campo es obligatorio',
      )
      .refine(...keepsReadingOrder(true))
      // The HTML is never shorter than its visible text.
      .meta({ minLength: min });
  return { ...field('richText', label, options, makeSchema), max, parts };
};
