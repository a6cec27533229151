import { z } from 'zod';
import { format } from '../exports/exportQuery.js';

/** Query of a template: its file format, and whether it includes a sample row. */
export const templateQuery = z.strictObject({
  formato: format,
  contenido: z.enum(['encabezados', 'ejemplo'], 'Elija encabezados o ejemplo').default('encabezados'),
});

export type TemplateQuery = z.output<typeof templateQuery>;
