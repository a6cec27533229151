import type { ParametrosRcIva } from '../../calculators/rcIva.js';
import type { Published } from '../../language/section.js';
import type { parametros } from './parametros.js';

export type ParametrosVigentes = Published<typeof parametros>;

/** What the calculators need to know of the tax, from the set in force. */
export const rcIvaOf = (
  row: Pick<ParametrosVigentes, `rcIva${string}` & keyof ParametrosVigentes>,
): ParametrosRcIva => ({
  alicuota: row.rcIvaAlicuota,
  diasExencionMonedaExtranjera: row.rcIvaExentoExtranjera,
  diasExencionMonedaNacional: row.rcIvaExentoNacional,
});
