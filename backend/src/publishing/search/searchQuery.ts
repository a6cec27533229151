import { z } from 'zod';
import { wordsOf } from '../../platform/database/tables/textSearch.js';
import { json, rangeOf, sectionName } from '../../resource/rows/api/listQuery.js';

/** Each is shown with the words around what was found, which takes time. */
const MOST_FOUND = 20;

/** What a person types: its words without accents or signs. Operators of any query language are only signs. */
const question = z
  .string('Escriba qué busca')
  .trim()
  .min(2, 'Escriba al menos 2 caracteres')
  .max(100, 'Máximo 100 caracteres')
  .transform((text) => wordsOf(text.replace(/[^\p{L}\p{N}]+/gu, ' ')))
  .refine((words) => words.length > 0, 'Escriba una palabra');

export const suggestionsQuery = z.strictObject({ q: question });

export const searchQuery = z.strictObject({
  q: question,
  seccion: sectionName.optional(),
  range: json.pipe(rangeOf(MOST_FOUND)).default([0, 9]),
});
