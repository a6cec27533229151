import { formatMoney } from '@coop/domain/format';
import type { Caja } from '../reading/readCajas';

type Tasa = Caja['tasas'][number];

/** For which balances a rate is: «desde Bs 5.000», «hasta Bs 4.999,99»; nothing when it is for all. */
export function saldoOf({ moneda, saldoDesde, saldoHasta }: Tasa): string {
  const monto = (value: string) => formatMoney(value, moneda, Number.isInteger(Number(value)) ? 0 : 2);
  const from = Number(saldoDesde) > 0;
  if (from && saldoHasta) return `de ${monto(saldoDesde)} a ${monto(saldoHasta)}`;
  if (saldoHasta) return `hasta ${monto(saldoHasta)}`;
  return from ? `desde ${monto(saldoDesde)}` : '';
}

/** «Bs 20 o USD 10»; null where it is none. */
export const withFrom = (bob: string | null, usd: string | null): string | null =>
  [bob && formatMoney(bob, 'BOB', 0), usd && formatMoney(usd, 'USD', 0)].filter(Boolean).join(' o ') || null;

/** The best rate of a currency, and whether it needs a balance. */
export function bestOf(tasas: readonly Tasa[], moneda: Tasa['moneda']): Tasa | undefined {
  return tasas.filter((tasa) => tasa.moneda === moneda).sort((a, b) => Number(b.tasaAnual) - Number(a.tasaAnual))[0];
}
