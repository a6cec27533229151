import type { Published } from '../language/section.js';
import type { cajaAhorro } from '../sections/cajaAhorro/cajaAhorro.js';
import { ratesOn } from '../simulations/savings.js';
import { fromAmount, type RateRow, rateRow } from './rateRow.js';

export type Caja = Published<typeof cajaAhorro>;

const TIMES_A_YEAR = { mensual: 12, trimestral: 4, semestral: 2, anual: 1 } as const;

/** Returns the rates of a savings account on a day, by currency and balance. */
export const savingsRates = ({ nombre, slug, tasas, capitalizacion }: Caja, today: string): RateRow[] =>
  ratesOn(tasas, today).map(({ moneda, saldoDesde, saldoHasta, tasaAnual }) =>
    rateRow({
      grupo: 'tasas_pasivas',
      uso: 'ahorrar',
      concepto: nombre,
      moneda,
      enlace: `/productos/caja-ahorro#${slug}`,
      montoDesde: fromAmount(saldoDesde),
      montoHasta: saldoHasta,
      valor: tasaAnual,
      teaTeac: effective(tasaAnual, TIMES_A_YEAR[capitalizacion]),
    }),
  );

/**
 * Returns the effective yearly rate with compound interest, in percent with four decimals. Floats are precise enough
 * for a rate.
 */
const effective = (tasaAnual: string, times: number): string =>
  (((1 + Number(tasaAnual) / 100 / times) ** times - 1) * 100).toFixed(4);
