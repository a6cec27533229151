import { type Decimal, decimal, toCents } from './decimals.js';

/**
 * Interest of a period of so many months over a commercial year (30/360), to the cent, half up. Divided once and last: a
 * rate by month that was cut at its fortieth digit would bring 28,865 down to 28,86.
 */
export const interestOf = (saldo: Decimal, tasaAnual: string, months: number): Decimal =>
  toCents(saldo.times(decimal(tasaAnual)).times(months).div(1200));
