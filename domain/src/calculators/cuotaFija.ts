import { amountOf, type Decimal, decimal, one, requireWhole, toCents } from './decimals.js';
import { periodicRate } from './periodicRate.js';

/**
 * Payment of a loan with equal payments (French system, 30/360), to the cent, half up.
 * @param monto amount, as a decimal text
 * @param tasaAnual nominal yearly rate in percent ("16.0000")
 * @param pagos number of monthly payments
 *
 * C = P·i / (1 − (1+i)^−n), with i = rate / 12; without interest, P / n.
 */
export function cuotaFija(monto: string, tasaAnual: string, pagos: number): string {
  requireWhole(pagos, 1, 'pagos');
  return amountOf(equalPayment(decimal(monto), periodicRate(tasaAnual, 1), pagos));
}

/** Places that what was rounded on the way leaves sound. */
const GUARDED = 20;

/** The same for a rate by period. */
export function equalPayment(capital: Decimal, rate: Decimal, payments: number): Decimal {
  if (rate.eq(0)) return toCents(capital.div(payments));
  const growth = power(one.plus(rate), payments);
  // Half a cent that was cut on the way is half a cent again before it is rounded.
  return toCents(capital.times(rate).times(growth).div(growth.minus(1)).round(GUARDED));
}

/** Rounded on the way: exact, a term of 360 payments would carry thousands of digits. */
function power(base: Decimal, exponent: number): Decimal {
  let result = one;
  let square = base;
  for (let left = exponent; left > 0; left >>= 1) {
    if (left % 2 === 1) result = result.times(square).round(60);
    square = square.times(square).round(60);
  }
  return result;
}
