import { z } from 'zod';

/** Result of an import. */
export const importResult = z
  .strictObject({ creados: z.int(), actualizados: z.int(), sinCambios: z.int() })
  .meta({ id: 'Importacion', description: 'Cuántos registros se escribieron' });

export type ImportResult = z.output<typeof importResult>;
