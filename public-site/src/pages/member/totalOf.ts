import type { CurrentCosts } from '../../products/readCosts';

/** All that is paid to become a member, in bolivianos; null where some of it is no amount in bolivianos. */
export function totalOf(costos: CurrentCosts | null): string | null {
  const rows = costos?.rows ?? [];
  if (
    rows.length === 0 ||
    rows.some(({ valorTipo, moneda, valor }) => valorTipo !== 'monto' || moneda !== 'BOB' || !valor)
  )
    return null;
  return rows.reduce((sum, { valor }) => sum + Number(valor), 0).toFixed(2);
}
