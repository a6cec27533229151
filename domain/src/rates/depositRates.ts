import type { Published } from '../language/section.js';
import type { depositosPlazoFijo } from '../sections/depositosPlazoFijo/depositosPlazoFijo.js';
import { fromAmount, type RateRow, rateRow } from './rateRow.js';

export type TablaDpf = Published<typeof depositosPlazoFijo>;

/** Name of term deposits in the tarifario. */
export const DEPOSITO = 'Depósito a plazo fijo';
const OF = { natural: ', personas naturales', juridica: ', personas jurídicas', ambas: '' } as const;

/** Returns the rates of term deposits, a row for each line of their table. */
export const depositRates = ({ filas }: TablaDpf): RateRow[] =>
  filas.map(({ moneda, tipoPersona, plazoDesdeDias, plazoHastaDias, montoDesde, montoHasta, tasaAnual }) =>
    rateRow({
      grupo: 'tasas_pasivas',
      uso: 'ahorrar',
      concepto: `${DEPOSITO}${OF[tipoPersona]}`,
      moneda,
      enlace: '/productos/depositos-plazo-fijo',
      montoDesde: fromAmount(montoDesde),
      montoHasta,
      plazoDesde: plazoDesdeDias,
      plazoHasta: plazoHastaDias,
      plazoUnidad: 'dias',
      valor: tasaAnual,
    }),
  );
