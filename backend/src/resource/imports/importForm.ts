import { z } from 'zod';

/** Form fields of an import. */
export const importForm = z.strictObject({
  huella: z
    .string('Revise el archivo antes de importarlo')
    .regex(/^[0-9a-f]{64}$/, 'Revise el archivo antes de importarlo')
    .meta({ description: 'La que dio la revisión' }),
});
