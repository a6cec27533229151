import { type EstadoLote, estadosLote } from '@coop/domain/sections/saldos/estadosLote';
import { z } from 'zod';
import { LARGEST_PAGE } from '../../../platform/database/tables/readPage.js';
import { jsonText } from '../../../platform/http/body/jsonText.js';
import { ids, rangeIn, sortIn } from '../../../resource/rows/api/listQuery.js';

const states = z.enum(Object.keys(estadosLote) as EstadoLote[], 'Ese estado no existe');

/** Query of the batches' list: filter, range and sort, as in any section. */
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
