import type { ParametrosRcIva } from '../../calculators/rcIva.js';
import type { Published } from '../../language/section.js';
import type { parametros } from './parametros.js';

export type ParametrosVigentes = Published<typeof parametros>;

/** Maps the parameters in force to the RC-IVA parameters of the calculators. */
export const rcIvaOf = (
  row: Pick<ParametrosVigentes, `rcIva${string}` & keyof ParametrosVigentes>,
): ParametrosRcIva => ({
  alicuota: row.rcIvaAlicuota,
  diasExencionMonedaExtranjera: row.rcIvaExentoExtranjera,
  diasExencionMonedaNacional: row.rcIvaExentoNacional,
});
