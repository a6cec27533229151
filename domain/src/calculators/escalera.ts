import { amountOf, decimal, requireWhole } from './decimals.js';

export type Peldano = { monto: string; plazoDias: number };

/**
 * Splits an amount into equal deposits that mature one after another, `cadaDias` days apart. The last deposit, which
 * earns most, takes the remaining cents. Throws a RangeError for fewer than two parts.
 */
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
