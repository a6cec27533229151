import { z } from 'zod';

/** Onboarding tasks of the user's role, and which are done. */
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
