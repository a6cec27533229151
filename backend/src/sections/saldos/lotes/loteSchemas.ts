import { fields } from '@coop/domain';
import { z } from 'zod';

/** What comes with a file of balances. */
export const loteForm = z.strictObject({ fechaCorte: fields.date('Fecha de corte', { required: true }).schema });

/** Why the batch in force is taken back. */
export const annulment = z.strictObject({ motivo: fields.text('Motivo', { required: true, min: 5, max: 300 }).schema });

/** The multipart form, for OpenAPI. */
export const uploadForm = {
  type: 'object',
  required: ['archivo', 'fechaCorte'],
  properties: {
    archivo: { type: 'string', format: 'binary', description: 'CSV con `;` o `,`, en UTF-8 o Latin-1' },
    fechaCorte: { type: 'string', format: 'date' },
  },
};
