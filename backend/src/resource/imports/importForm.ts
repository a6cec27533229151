import { z } from 'zod';

/** What comes with a file to import. */
export const importForm = z.strictObject({
  huella: z
    .string('Revise el archivo antes de importarlo')
    .regex(/^[0-9a-f]{64}$/, 'Revise el archivo antes de importarlo')
    .meta({ description: 'La que dio la revisión' }),
});
