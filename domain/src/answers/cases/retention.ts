import { z } from 'zod';

/** Retention report of personal data: terms that end, decisions to take and deletions done. */
export const retention = z
  .strictObject({
    diasDeAviso: z.int().meta({ description: 'Días antes de su fin en que se anuncia un plazo' }),
    diasDeHuella: z.int().meta({ description: 'Días que se guarda de dónde vino un envío' }),
    plazos: z.array(
      z.strictObject({
        seccion: z.string(),
        anios: z.int(),
        automatico: z.boolean().meta({ description: 'Si se borra por sí solo' }),
        porVencer: z.int(),
        abiertos: z.int().meta({ description: 'Pasaron su plazo y siguen sin cerrarse' }),
      }),
    ),
    porDecidir: z.array(
      z.strictObject({
        seccion: z.string(),
        id: z.string(),
        version: z.int(),
        titulo: z.string(),
        creadoEn: z.iso.datetime(),
      }),
    ),
    hechos: z
      .array(z.strictObject({ seccion: z.string(), dia: z.iso.date(), cantidad: z.int() }))
      .meta({ description: 'Los que ya se borraron, por sección y día' }),
  })
  .meta({ description: 'Los plazos de los datos personales' });

export type Retention = z.output<typeof retention>;
