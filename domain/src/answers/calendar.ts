import { z } from 'zod';

/** Holidays missing from a year's calendar, as far as they are known before its decree. */
export const proposedCalendar = z
  .strictObject({
    gestion: z.int(),
    propuestos: z.array(
      z.strictObject({
        fecha: z.iso.date(),
        nombre: z.string(),
        ambito: z.enum(['nacional', 'departamental']),
        departamento: z.string().optional(),
        tipo: z.enum(['feriado', 'traslado']),
        norma: z.string(),
      }),
    ),
  })
  .meta({
    description: 'Los feriados que faltan de una gestión, fijos y calculados desde la Pascua, sujetos a decreto',
  });

export type ProposedCalendar = z.output<typeof proposedCalendar>;
