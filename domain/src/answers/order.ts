import { z } from 'zod';

const proposal = z.strictObject({
  valores: z.record(z.string(), z.unknown()),
  nota: z.string().meta({ description: 'Lo que debe saber quien la da' }),
});

/** Orders available in the current state of a row. */
export const orderAnswers = z
  .array(
    z
      .strictObject({
        orden: z.string(),
        impedimento: z.string().nullable().meta({ description: 'Por qué se rechazaría: todo lo que falta, en frases' }),
        propuesta: proposal.nullable().meta({ description: 'Valores con los que puede darse' }),
      })
      .meta({ id: 'Orden' }),
  )
  .meta({ description: 'Órdenes' });

export type OrderAnswer = z.output<typeof orderAnswers>[number];
/** Suggested values of an order, with notes for the user. */
export type Proposal = z.output<typeof proposal>;
