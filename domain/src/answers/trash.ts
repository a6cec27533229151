import { z } from 'zod';

/** A row in the trash: what it was called, when it was erased and by whom. */
export const trashed = z
  .strictObject({
    id: z.string(),
    titulo: z.string(),
    eliminadoEn: z.iso.datetime(),
    eliminadoPor: z.string().nullable().meta({ description: 'Identificador de la persona' }),
  })
  .meta({ id: 'Eliminado', description: 'Registros eliminados' });

/** Of which row or file something was done. */
export const removed = z.strictObject({ id: z.string() }).meta({ description: 'Hecho' });

export type Trashed = z.output<typeof trashed>;
export type Removed = z.output<typeof removed>;
