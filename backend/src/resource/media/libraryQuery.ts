import { z } from 'zod';
import { LARGEST_PAGE } from '../../platform/database/tables/readPage.js';
import { jsonText } from '../../platform/http/body/json.js';
import { ids, rangeIn, searchText, sectionName, sortIn } from '../rows/api/listQuery.js';

export const libraryQuery = z.strictObject({
  filter: jsonText(
    z.strictObject({
      id: ids.optional(),
      q: searchText.optional(),
      seccion: sectionName.optional(),
      campo: z
        .string()
        .max(100)
        .regex(/^[\w.]*$/, 'Ese campo no existe')
        .optional(),
      tipo: z.enum(['imagen', 'documento'], 'Elija imagen o documento').optional(),
      etiqueta: searchText.max(30, 'Máximo 30 caracteres').optional(),
      sinUso: z.boolean('Responda sí o no').optional(),
    }),
  ).default({}),
  range: rangeIn(LARGEST_PAGE, 50),
  sort: sortIn(['creadoEn', 'nombreOriginal', 'tamano', 'id']),
});

export type LibraryQuery = z.output<typeof libraryQuery>;
