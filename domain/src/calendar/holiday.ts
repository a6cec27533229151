import { z } from 'zod';

/** Published holiday calendar, in display order. */
export const holidays = z
  .array(
    z.strictObject({
      fecha: z.iso.date(),
      nombre: z.string(),
      departamento: z.string().nullable().meta({ description: 'Vacío: en todo el país' }),
      laborable: z.boolean().meta({
        description: 'Un día que una norma hizo laborable: anula a los demás de su fecha',
      }),
    }),
  )
  .meta({ description: 'Los feriados, en su orden' });

/** Entry of the published calendar; `fecha` is a day in La Paz. */
export type Holiday = z.output<typeof holidays>[number];
