import { z } from 'zod';

/** API key of another system, shown only once. */
export const machineKey = z
  .strictObject({
    clave: z.string().meta({ description: 'Va en `Authorization: Bearer …`' }),
    venceEn: z.iso.date().meta({ description: 'El último día en que sirve' }),
  })
  .meta({ description: 'La clave; no se vuelve a mostrar' });

export type MachineKey = z.output<typeof machineKey>;
