import { amountOf, decimal, requireWhole } from './decimals.js';

/** Deposit of a ladder: amount (decimal text) and term in days. */
export type Peldano = { monto: string; plazoDias: number };

/** Splits an amount into deposits `cadaDias` apart; the last takes the rounding. RangeError below two parts. */
export function escalera(monto: string, partes: number, cadaDias: number): Peldano[] {
  requireWhole(partes, 2, 'partes');
  requireWhole(cadaDias, 1, 'cadaDias');
  const whole = decimal(monto);
  const part = whole.div(partes).round(2, 0);
  return Array.from({ length: partes }, (_, at) => ({
    monto: amountOf(at === partes - 1 ? whole.minus(part.times(partes - 1)) : part),
    plazoDias: (at + 1) * cadaDias,
  }));
}
