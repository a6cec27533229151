import { z } from 'zod';
import { roles } from '../../language/roles.js';

/** Sort order of a list: a field and its direction. */
const orden = z.tuple([z.string(), z.enum(['ASC', 'DESC'])]);

/** Saved view of a list: its name, filter, order and columns. */
export const savedView = z
  .strictObject({
    id: z.string(),
    version: z.int(),
    seccion: z.string(),
    nombre: z.string(),
    rol: z.enum(roles).nullable().meta({ description: 'Con qué rol se comparte; sin él, es solo de quien la guardó' }),
    filtro: z.record(z.string(), z.unknown()).meta({ description: 'El de la lista de su sección' }),
    orden: orden.nullable().meta({ description: 'Sin él, el inicial de la lista' }),
    columnas: z.array(z.string()).nullable().meta({ description: 'Sin ellas, las que cada uno tenga' }),
    vale: z
      .boolean()
      .meta({ description: 'La lista todavía la entiende; si no, llega sin filtro y se puede eliminar' }),
    esSuya: z.boolean().meta({ description: 'Quien pregunta puede cambiarla y eliminarla' }),
    creadaEn: z.iso.datetime(),
  })
  .meta({ id: 'Vista', description: 'La vista guardada' });

/** Saved views of one section for the current user. */
export const savedViews = z.array(savedView).meta({
  description: 'Primero las propias, después las de su rol; quien comparte ve las de todos los roles',
});

export type SavedView = z.output<typeof savedView>;
