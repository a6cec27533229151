import { z } from 'zod';

/** Global search results for staff, across sections. */
export const lookupResults = z
  .array(
    z
      .strictObject({
        seccion: z.string(),
        id: z.string(),
        tipo: z.string().meta({ description: 'Qué es: Reclamo, Promoción…' }),
        titulo: z.string(),
        estado: z.string().nullable(),
        url: z.string().meta({ description: 'Su página en el panel' }),
      })
      .meta({ id: 'Hallado' }),
  )
  .meta({ description: 'Lo hallado en las secciones que su rol lee, ocho de cada una como máximo' });

export type LookupResult = z.output<typeof lookupResults>[number];
