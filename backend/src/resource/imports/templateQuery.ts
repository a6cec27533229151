import { z } from 'zod';
import { format } from '../exports/exportQuery.js';

/** Which kind of file a template is, and whether it brings a row to look at. */
export const templateQuery = z.strictObject({
  formato: format,
  contenido: z.enum(['encabezados', 'ejemplo'], 'Elija encabezados o ejemplo').default('encabezados'),
});

export type TemplateQuery = z.output<typeof templateQuery>;
