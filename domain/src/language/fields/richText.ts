import { z } from 'zod';
import { field, type Options } from '../field.js';
import { keepsOrder } from './text.js';

/** The tags that formatted text may hold; the server removes every other before it stores the text. */
export const richTextTags = [
  'h2',
  'h3',
  'p',
  'br',
  'ul',
  'ol',
  'li',
  'a',
  'strong',
  'em',
  'blockquote',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const;

// PostgreSQL takes neither NUL nor half of a surrogate pair, XML no noncharacter; no other control character shows.
const unstorable = /(?![\n\t])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}]/gu;
/** As PostgreSQL takes it, and each letter in one way. */
export const storable = (html: string): string => html.normalize('NFC').replace(unstorable, '').trim();
const visibleLength = (html: string) => html.replace(/<[^<>]*>/g, '').trim().length;

/** Formatted text as HTML of `richTextTags`. `min` counts what is visible, `max` (default 20 000) the whole. */
export const richText = <R extends boolean = false>(
  label: string,
  options: Options<R> & { min?: number; max?: number } = {},
) => {
  const { min = 1, max = 20_000 } = options;
  const schema = z
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
  return { ...field('richText', label, options, schema), max };
};
