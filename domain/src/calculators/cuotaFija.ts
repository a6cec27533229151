import { amountOf, type Decimal, decimal, fraction, one, requireWhole, toCents } from './decimals.js';

/** Converts a nominal yearly rate in percent to the rate of a period of `months` months (30/360). */
export const periodicRate = (tasaAnual: string, months: number): Decimal => fraction(tasaAnual).times(months).div(12);

/**
 * Returns the payment of a loan with equal payments (French system, 30/360), to the cent, half up.
 * C = P·i / (1 − (1+i)^−n), with i = rate / 12; without interest, P / n.
 * @param monto amount, as a decimal text
 * @param tasaAnual nominal yearly rate in percent ("16.0000")
 * @param pagos number of monthly payments
 */
export function cuotaFija(monto: string, tasaAnual: string, pagos: number): string {
  requireWhole(pagos, 1, 'pagos');
  return amountOf(equalPayment(decimal(monto), periodicRate(tasaAnual, 1), pagos));
}

/** Decimal places unaffected by intermediate rounding. */
const GUARDED = 20;

/** The same formula for a rate per period. */
export function equalPayment(capital: Decimal, rate: Decimal, payments: number): Decimal {
  if (rate.eq(0)) return toCents(capital.div(payments));
  const growth = power(one.plus(rate), payments);
  // Restores an exact half cent lost to intermediate rounding, so that it rounds up.
  return toCents(capital.times(rate).times(growth).div(growth.minus(1)).round(GUARDED));
}

/** Rounds at each step: the exact power of 360 payments would have thousands of digits. */
function power(base: Decimal, exponent: number): Decimal {
  let result = one;
  let square = base;
  for (let left = exponent; left > 0; left >>= 1) {
    if (left % 2 === 1) result = result.times(square).round(60);
    square = square.times(square).round(60);
  }
  return result;
}
