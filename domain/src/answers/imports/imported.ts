import { z } from 'zod';

/** Result of an import. */
export const imported = z
  .strictObject({ creados: z.int(), actualizados: z.int(), sinCambios: z.int() })
  .meta({ id: 'Importacion', description: 'Cuántos registros se escribieron' });

export type Imported = z.output<typeof imported>;
