import { z } from 'zod';
import { composed } from '../../text/marks.js';
import { field, type Options } from '../field.js';
import { filesInText } from '../richText/filesInText.js';
import { file } from './file.js';
import { image } from './image.js';
import { keepsOrder } from './text.js';

// PostgreSQL takes neither NUL nor half of a surrogate pair, XML no noncharacter; no other control character shows.
const unstorable = /(?![\n\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;
/** As PostgreSQL takes it, and each letter in one way. */
export const storable = (html: string): string => composed(html).replace(unstorable, '').trim();
const unseen = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Characters that are seen; a file counts as one. */
const visibleLength = (html: string) =>
  html
    .replace(/<[^<>]*>/g, '')
    .replace(unseen, '')
    .trim().length + filesInText(html).length;

/** The files that may stand within a text: each is brought for its part, as for a field of its own. */
const parts = { imagen: image('Imagen'), documento: file('Documento') };

type RichTextOptions<R extends boolean> = Options<R> & {
  min?: number;
  max?: number;
  /** False where the text is read by what draws no files. */
  files?: boolean;
};

/** Formatted text as HTML of `richTextVocabulary`. `min` counts what is visible, `max` (default 20 000) the whole. */
export const richText = <R extends boolean = false>(label: string, options: RichTextOptions<R> = {}) => {
  const { min = 1, max = 20_000, files = true } = options;
  const makeSchema = () =>
    z
      .string('Escriba un texto')
      .max(max, { error: `Máximo ${max} caracteres`, abort: true })
      .overwrite(storable)
      .refine(
        (v) => visibleLength(v) >= min,
        min > 1 ? `Ingrese al menos ${min} caracteres` : 'Este campo es obligatorio',
      )
      .refine(...keepsOrder(true))
      // What is written is never shorter than what is seen of it.
      .meta({ minLength: min });
  return { ...field('richText', label, options, makeSchema), max, parts: files ? parts : {} };
};
