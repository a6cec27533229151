import { formatMoney } from '@coop/domain/format';
import type { Caja } from '../reading/simulables';

type Tasa = Caja['tasas'][number];

/** Formats the balances that a rate applies to: «desde Bs 5.000», «hasta Bs 4.999,99»; empty when it applies to all. */
export function saldoOf({ moneda, saldoDesde, saldoHasta }: Tasa): string {
  const monto = (value: string) => formatMoney(value, moneda, Number.isInteger(Number(value)) ? 0 : 2);
  const from = Number(saldoDesde) > 0;
  if (from && saldoHasta) return `de ${monto(saldoDesde)} a ${monto(saldoHasta)}`;
  if (saldoHasta) return `hasta ${monto(saldoHasta)}`;
  return from ? `desde ${monto(saldoDesde)}` : '';
}

/** Formats a minimum in each currency, «Bs 20 o USD 10»; null when there is none. */
export const withFrom = (bob: string | null, usd: string | null): string | null =>
  [bob && formatMoney(bob, 'BOB', 0), usd && formatMoney(usd, 'USD', 0)].filter(Boolean).join(' o ') || null;

/** Returns the highest rate of a currency; it may require a minimum balance. */
export function bestOf(tasas: readonly Tasa[], moneda: Tasa['moneda']): Tasa | undefined {
  return tasas.filter((tasa) => tasa.moneda === moneda).sort((a, b) => Number(b.tasaAnual) - Number(a.tasaAnual))[0];
}

/** Returns the highest or lowest annual rate, as stored; null for an empty list. */
export function bestTasa(rows: readonly { tasaAnual: string }[], which: 'mayor' | 'menor'): string | null {
  const sorted = rows.map(({ tasaAnual }) => tasaAnual).sort((a, b) => Number(a) - Number(b));
  return (which === 'mayor' ? sorted.at(-1) : sorted[0]) ?? null;
}
