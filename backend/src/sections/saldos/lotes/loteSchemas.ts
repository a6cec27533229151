import { fields } from '@coop/domain';
import { z } from 'zod';

/** What comes with a file of balances. */
export const loteForm = z.strictObject({ fechaCorte: fields.date('Fecha de corte', { required: true }).schema });

/** Why the batch in force is taken back. */
export const annulment = z.strictObject({ motivo: fields.text('Motivo', { required: true, min: 5, max: 300 }).schema });

const totals = z.record(z.string(), z.record(z.string(), z.object({ filas: z.int(), saldo: z.string().optional() })));

/** A batch of balances as staff read it. */
export const loteSchema = z.object({
  id: z.string(),
  fechaCorte: z.string(),
  archivo: z.string(),
  sha256: z.string(),
  tamano: z.int().meta({ description: 'Bytes' }),
  estado: z.enum(['validando', 'con_errores', 'vigente', 'reemplazado', 'anulado']),
  filas: z.int().meta({ description: 'Leídas hasta ahora' }),
  filasOk: z.int(),
  filasError: z.int(),
  totalesPorProducto: totals
    .nullable()
    .meta({ description: 'Producto → moneda → filas y, para quien lee saldos, su suma' }),
  porcentaje: z.int(),
  motivo: z.string().nullable(),
  conservado: z.boolean().meta({ description: 'Si sus filas se conservan' }),
  cargadoPor: z.string(),
  cargadoEn: z.string(),
  terminadoEn: z.string().nullable(),
});

/** The multipart form, for OpenAPI. */
export const uploadForm = {
  type: 'object',
  required: ['archivo', 'fechaCorte'],
  properties: {
    archivo: { type: 'string', format: 'binary', description: 'CSV con `;` o `,`, en UTF-8 o Latin-1' },
    fechaCorte: { type: 'string', format: 'date' },
  },
};
