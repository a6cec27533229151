import { z } from 'zod';

/** Incremental sync of a section: each changed row once, in its current version. */
export const changes = z
  .strictObject({
    registros: z.array(z.looseObject({ id: z.string() })),
    eliminados: z.array(z.strictObject({ id: z.string(), eliminadoEn: z.iso.datetime() })),
    hayMas: z.boolean().meta({ description: 'Si queda algo más: pida de inmediato con `cursor`' }),
    cursor: z.string().meta({ description: 'Para `desde`, la próxima vez' }),
  })
  .meta({ description: 'Lo que cambió' });

export type Changes = z.output<typeof changes>;
