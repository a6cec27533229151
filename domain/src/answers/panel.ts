import { z } from 'zod';
import { tonos } from '../language/figure.js';

const enlace = z.string().meta({ description: 'Dirección en el panel de la lista con ese mismo filtro' });

const figure = z.strictObject({
  clave: z.string(),
  seccion: z.string(),
  etiqueta: z.string(),
  cantidad: z.int(),
  hayMas: z.literal(true).optional().meta({ description: 'Hay más de las que se contaron' }),
  tono: z.enum(tonos).meta({ description: 'Atrasado, por vencer, de alguien, o solo para saber' }),
  enlace,
});
const paso = z.strictObject({
  seccion: z.string(),
  etiqueta: z.string(),
  hecho: z.boolean(),
  enlace: z.string().meta({ description: 'Dirección en el panel de la sección' }),
});
const notice = z.strictObject({ clave: z.string(), seccion: z.string(), etiqueta: z.string(), enlace });

/** What the panel opens with. */
export const panel = z
  .strictObject({
    cifras: z.array(figure),
    avisos: z
      .array(notice)
      .meta({ description: 'Lo que falta: listas que están vacías y no deberían, datos que envejecieron' }),
    pasos: z.array(paso).meta({
      description: 'Para administrador, con lo que una instalación nueva empieza; ninguno una vez que todo está',
    }),
  })
  .meta({ description: 'Lo que espera' });

export type Panel = z.output<typeof panel>;
/** How many rows the list at `enlace` has, counted up to a bound. */
export type Figure = z.output<typeof figure>;
/** Something that should be there and is not. */
export type Notice = z.output<typeof notice>;
/** Something that a new installation begins with, and whether it is done. */
export type Paso = z.output<typeof paso>;
