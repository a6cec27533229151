import { amountOf, decimal, requireWhole } from './decimals.js';

export type Peldano = { monto: string; plazoDias: number };

/**
 * A ladder of deposits: an amount in equal parts, the first for so many days and each next one for as many more, so that one of
 * them falls due each time. Cents that don't divide go with the last, which earns most. Throws a RangeError for less than two parts.
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
