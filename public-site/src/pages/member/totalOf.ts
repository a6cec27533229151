import type { CurrentCosts } from '../../sections/tarifario/readCosts';

/** Returns the total cost of becoming a member, in bolivianos; null where any part is not an amount in bolivianos. */
export function totalOf(costos: CurrentCosts | null): string | null {
  const rows = costos?.rows ?? [];
  if (
    rows.length === 0 ||
    rows.some(({ valorTipo, moneda, valor }) => valorTipo !== 'monto' || moneda !== 'BOB' || !valor)
  )
    return null;
  return rows.reduce((sum, { valor }) => sum + Number(valor), 0).toFixed(2);
}
