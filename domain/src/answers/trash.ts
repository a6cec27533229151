import { z } from 'zod';

/** Soft-deleted row: its title, when it was deleted and by whom. */
export const trashed = z
  .strictObject({
    id: z.string(),
    titulo: z.string(),
    eliminadoEn: z.iso.datetime(),
    eliminadoPor: z.string().nullable().meta({ description: 'Identificador de la persona' }),
  })
  .meta({ id: 'Eliminado', description: 'Registros eliminados' });

/** Identifier of the affected row or file. */
export const removed = z.strictObject({ id: z.string() }).meta({ description: 'Hecho' });

export type Trashed = z.output<typeof trashed>;
export type Removed = z.output<typeof removed>;
