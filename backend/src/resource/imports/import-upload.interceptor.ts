import { z } from 'zod';
import { format } from '../exports/exportQuery.js';
import { multipartInterceptor } from '../files/incoming/multipart.interceptor.js';
import { oneFile } from '../files/upload.interceptor.js';

export const importForm = z.strictObject({
  huella: z
    .string('Revise el archivo antes de importarlo')
    .regex(/^[0-9a-f]{64}$/, 'Revise el archivo antes de importarlo')
    .meta({
      description: 'La que dio la revisión',
      examples: ['9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'],
    }),
});

/** Query of a template: its file format, and whether it includes a sample row. */
export const templateQuery = z.strictObject({
  formato: format,
  contenido: z.enum(['encabezados', 'ejemplo'], 'Elija encabezados o ejemplo').default('encabezados'),
});

export type TemplateQuery = z.output<typeof templateQuery>;

export class ImportUpload extends multipartInterceptor(oneFile({ megabytes: 2, fields: 2, fieldSize: 100 })) {}
