import { composed } from '@coop/domain';
import { z } from 'zod';
import { rangeIn, sectionName } from '../../resource/rows/api/listQuery.js';

/** Page size limit: highlighting each hit is slow. */
const MAX_FOUND = 20;

/** Words read of a question; most of a long one are grammar. */
const MOST_WORDS = 24;

/** A visitor's query: its words as written, without punctuation, so operators have no meaning. */
const question = z
  .string('Escriba qué busca')
  .trim()
  .min(2, 'Escriba al menos 2 caracteres')
  .max(100, 'Máximo 100 caracteres')
  .transform((text) => (composed(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, MOST_WORDS))
  .refine((words) => words.length > 0, 'Escriba una palabra')
  .meta({ description: 'Lo que se busca', examples: ['tasa de interés'] });

export const suggestionsQuery = z.strictObject({ q: question });

export const searchQuery = z.strictObject({
  q: question,
  seccion: sectionName.optional().meta({ description: 'Solo en esa sección', examples: ['novedades'] }),
  range: rangeIn(MAX_FOUND, 10),
});

export type SearchQuery = z.output<typeof searchQuery>;
export type SuggestionsQuery = z.output<typeof suggestionsQuery>;
