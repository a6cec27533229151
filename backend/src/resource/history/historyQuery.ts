import { z } from 'zod';

/** Page size limit: each line carries full values, possibly a hundred long texts. */
const MAX_ROWS = 100;

/** Query of history: the latest lines, or those before a given one. */
export const historyQuery = z.strictObject({
  antes: z.uuid('Escriba el «id» de un cambio').optional().meta({
    description: 'El `id` del último cambio que se leyó: siguen los anteriores. La dirección entera viene en `Link`',
  }),
  limite: z.coerce
    .number('Escriba un número')
    .int('Escriba un número entero')
    .min(1, 'Escriba un número desde 1')
    .max(MAX_ROWS, `Como máximo ${MAX_ROWS}`)
    .default(50)
    .meta({ description: 'Cuántos cambios, a lo más' }),
});

export type HistoryQuery = z.output<typeof historyQuery>;
