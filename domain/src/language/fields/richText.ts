import { z } from 'zod';
import { composed } from '../../text/marks.js';
import { field, type Options } from '../field.js';
import { visibleLength } from '../richText/visibleLength.js';
import { file } from './file.js';
import { image } from './image.js';
import { keepsOrder } from './text.js';

// PostgreSQL takes neither NUL nor half of a surrogate pair, XML no noncharacter; no other control character shows.
const unstorable = /(?![\n\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;
/** Line ends of other programs, which would join two words if they went like other controls. */
const otherLineEnds = /[\v\f\u0085\u2028\u2029]/g;
/** As PostgreSQL takes it, and each letter in one way. */
export const storable = (html: string): string =>
  composed(html).replace(otherLineEnds, ' ').replace(unstorable, '').trim();
/** Longest HTML of a text, as so many times what its readers may see: a cell of a table is mostly tags. */
export const HTML_TIMES = 4;

/** The files that may stand within a text: each is brought for its part, as for a field of its own. */
const parts = { imagen: image('Imagen'), documento: file('Documento') };

type RichTextOptions<R extends boolean> = Options<R> & {
  min?: number;
  max?: number;
  /** False where the text is read by what draws no files. */
  files?: boolean;
};

/** Formatted text as HTML of `richTextVocabulary`. `min` and `max` (default 20 000) count what is visible. */
export const richText = <R extends boolean = false>(label: string, options: RichTextOptions<R> = {}) => {
  const { min = 1, max = 20_000, files = true } = options;
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
      .refine(...keepsOrder(true))
      // What is written is never shorter than what is seen of it.
      .meta({ minLength: min });
  return { ...field('richText', label, options, makeSchema), max, parts: files ? parts : {} };
};
