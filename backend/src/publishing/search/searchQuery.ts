import { z } from 'zod';
import { wordsOf } from '../../platform/database/tables/textSearch.js';
import { json, range, sectionName } from '../../resource/rows/api/listQuery.js';

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
  range: json.pipe(range).default([0, 9]),
});
