import { z } from 'zod';
import { tonos } from './figures/figure.js';

const enlace = z.string().meta({ description: 'Dirección en el panel de la lista con ese mismo filtro' });

/** What the panel opens with. */
export const panelAnswer = z.object({
  cifras: z.array(
    z.object({
      clave: z.string(),
      seccion: z.string(),
      etiqueta: z.string(),
      cantidad: z.int(),
      tono: z.enum(tonos),
      enlace,
    }),
  ),
  avisos: z
    .array(z.object({ clave: z.string(), seccion: z.string(), etiqueta: z.string(), enlace }))
    .meta({ description: 'Lo que falta: listas que están vacías y no deberían, datos que envejecieron' }),
});

export type PanelAnswer = z.output<typeof panelAnswer>;
