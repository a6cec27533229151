import { z } from 'zod';

/** What whoever begins with a role is led to do, and which of it they did. */
export const firstDayTasks = z
  .array(
    z
      .strictObject({
        clave: z.string(),
        etiqueta: z.string(),
        como: z.string(),
        hecho: z.boolean().meta({ description: 'La auditoría dice que quien pregunta ya lo hizo' }),
        enlace: z.string().meta({ description: 'Dirección en el panel de donde se hace' }),
      })
      .meta({ id: 'TareaPrimerDia' }),
  )
  .meta({ description: 'Lo que conviene hacer una vez, en ese orden' });

export type FirstDayDone = z.output<typeof firstDayTasks>[number];
