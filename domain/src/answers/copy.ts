import { z } from 'zod';

/** Initial values of a new row, copied from another. Writes nothing. */
export const copy = z
  .strictObject({
    titulo: z.string().meta({ description: 'Cómo se llama el registro del que sale' }),
    valores: z.record(z.string(), z.unknown()).meta({ description: 'Con lo que empieza el nuevo' }),
  })
  .meta({ id: 'Copia', description: 'Lo que un registro nuevo toma de este' });

export type Copy = z.output<typeof copy>;
