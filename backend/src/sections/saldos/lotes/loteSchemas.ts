import { fields } from '@coop/domain';
import { z } from 'zod';

/** What comes with a file of balances. */
export const loteForm = z.strictObject({ fechaCorte: fields.date('Fecha de corte', { required: true }).schema() });

/** Why the batch in force is taken back. */
export const annulment = z.strictObject({
  motivo: fields.text('Motivo', { required: true, min: 5, max: 300 }).schema(),
});
