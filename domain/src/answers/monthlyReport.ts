import { z } from 'zod';

/** What the report of a month of complaints tells of, and whether it was handed in. */
export const monthlyReport = z
  .strictObject({
    mes: z.string().meta({ examples: ['2026-10'] }),
    registrados: z.int(),
    cerrados: z.int(),
    pendientes: z.int(),
    terminado: z.boolean().meta({ description: 'Si el mes ya terminó' }),
    presentado: z
      .strictObject({
        en: z.iso.datetime(),
        email: z.string().nullable(),
        nombre: z.string().nullable().meta({ description: 'De quien lo presentó; vacío: ya no está' }),
      })
      .nullable(),
    formatos: z
      .array(z.strictObject({ id: z.uuid(), nombre: z.string(), extension: z.string() }))
      .meta({ description: 'Los formatos en que puede descargarse (`diseno`)' }),
  })
  .meta({ description: 'Resumen' });

export type MonthlyReport = z.output<typeof monthlyReport>;
