import { z } from 'zod';
import { field, type Options } from '../field.js';

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

const visibleLength = (html: string) => html.replace(/<[^>]*>/g, '').trim().length;

/** Formatted text as HTML of `richTextTags`. `min` counts what is visible, `max` (default 20 000) the whole. */
export const richText = <R extends boolean = false>(
  label: string,
  options: Options<R> & { min?: number; max?: number } = {},
) => {
  const { min = 1, max = 20_000 } = options;
  const schema = z
    .string('Escriba un texto')
    .overwrite((v) => v.normalize('NFC').replaceAll('\u0000', '').trim())
    .max(max, `Máximo ${max} caracteres`)
    .refine(
      (v) => visibleLength(v) >= min,
      min > 1 ? `Ingrese al menos ${min} caracteres` : 'Este campo es obligatorio',
    );
  return { ...field('richText', label, options, schema), max };
};
