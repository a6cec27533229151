import { z } from 'zod';

/** Soft-deleted row: its title, when it was deleted and by whom. */
export const deletedRow = z
  .strictObject({
    id: z.string(),
    titulo: z.string(),
    eliminadoEn: z.iso.datetime(),
    eliminadoPor: z.string().nullable().meta({ description: 'Identificador de la persona' }),
  })
  .meta({ id: 'Eliminado', description: 'Registros eliminados' });

/** Identifier of the affected row or file. */
export const removedId = z.strictObject({ id: z.string() }).meta({ description: 'Hecho' });

export type DeletedRow = z.output<typeof deletedRow>;
export type RemovedId = z.output<typeof removedId>;
