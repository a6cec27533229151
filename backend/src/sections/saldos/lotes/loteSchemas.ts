import { fields } from '@coop/domain';
import { type EstadoLote, estadosLote } from '@coop/domain/sections/saldos/estadosLote';
import { z } from 'zod';
import { LARGEST_PAGE } from '../../../platform/database/tables/readPage.js';
import { jsonText } from '../../../platform/http/body/json.js';
import { ids, rangeIn, sortIn } from '../../../resource/rows/api/listQuery.js';

/** Form of a balances upload. `filasEsperadas` and `sha256` detect a truncated file. */
export const loteForm = z.strictObject({
  fechaCorte: fields.date('Fecha de corte', { required: true }).schema(),
  filasEsperadas: z
    .string()
    .regex(/^\d{1,9}$/, 'Escriba cuántas filas tiene el archivo, sin el encabezado')
    .meta({ description: 'Cuántas filas tiene el archivo, sin el encabezado: con otras se rechaza' })
    .optional(),
  sha256: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/, 'Son las 64 cifras hexadecimales del SHA-256 del archivo')
    .meta({ description: 'La huella del archivo: con otra se rechaza' })
    .optional(),
});

/** Reason for annulling the batch in force, or for confirming a short one. */
export const reasoned = z.strictObject({
  motivo: fields
    .text('Motivo', { required: true, min: 5, max: 300 })
    .schema()
    .meta({ examples: ['La agencia de Uyuni cerró y sus cuentas pasaron a otra entidad.'] }),
});

const states = z.enum(Object.keys(estadosLote) as EstadoLote[], 'Ese estado no existe');

export const lotesQuery = z.strictObject({
  filter: jsonText(
    z.strictObject({
      id: ids.optional(),
      estado: z.union([states, z.array(states)]).optional(),
      fechaCorte: z.iso.date('Escriba una fecha').optional(),
    }),
  )
    .default({})
    .meta({ description: 'Lo que deben decir los lotes' }),
  range: rangeIn(LARGEST_PAGE, 50),
  sort: sortIn(['cargadoEn', 'fechaCorte', 'id']),
});

export type LotesQuery = z.output<typeof lotesQuery>;
