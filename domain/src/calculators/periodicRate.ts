import { type Decimal, fraction } from './decimals.js';

/** A nominal yearly rate in percent as that of a period of so many months, over a commercial year: 30/360. */
export const periodicRate = (tasaAnual: string, months: number): Decimal => fraction(tasaAnual).times(months).div(12);
