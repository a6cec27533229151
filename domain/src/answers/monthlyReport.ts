import { z } from 'zod';

/** Monthly complaint report; once it is filed, the figures as filed. */
export const monthlyReport = z
  .strictObject({
    mes: z.string().meta({ examples: ['2026-10'] }),
    registrados: z.int(),
    cerrados: z.int(),
    pendientes: z.int(),
    deMesesPresentados: z.int().meta({
      description:
        'De los registrados, los que llegaron para un mes que ya se había presentado y ningún reporte informó',
    }),
    llegadosDespues: z.int().meta({
      description:
        'Registrados con fecha del mes después de presentarlo: los informa el primer mes que aún no se presentó',
    }),
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
