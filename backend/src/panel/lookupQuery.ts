import { z } from 'zod';
import { searchText } from '../resource/rows/api/listQuery.js';

/** What a person types, long enough to tell one row from another. */
export const lookupQuery = z.strictObject({
  q: searchText
    .refine((text) => text.trim().length >= 3, 'Escriba al menos 3 caracteres')
    .meta({ description: 'Lo que se busca', examples: ['REC-2026-000008'] }),
});

export type LookupQuery = z.output<typeof lookupQuery>;
