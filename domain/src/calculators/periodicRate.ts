import { type Decimal, fraction } from './decimals.js';

/** Converts a nominal yearly rate in percent to the rate of a period of `months` months (30/360). */
export const periodicRate = (tasaAnual: string, months: number): Decimal => fraction(tasaAnual).times(months).div(12);
