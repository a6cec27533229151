import { type AnySection, formatNumber, sections } from '@coop/domain';
import { amount, cents } from '@coop/domain/amounts';
import type { TotalesLote } from '../../../platform/database/schema/saldos.js';
import type { Fila } from '../file/checkedChunks.js';

/** Running totals of a batch by product and currency: reading millions of rows again would be slow. */
export class LoteTotals {
  private readonly sums = new Map<string, Map<string, { filas: number; saldo: bigint }>>();

  add({ values: { productoTipo, moneda, saldo } }: Fila): void {
    const ofProduct = this.sums.get(String(productoTipo)) ?? new Map();
    const sum = ofProduct.get(String(moneda)) ?? { filas: 0, saldo: 0n };
    sum.filas++;
    sum.saldo += cents(String(saldo));
    this.sums.set(String(productoTipo), ofProduct.set(String(moneda), sum));
  }

  result(): TotalesLote {
    const ofCurrencies = (sums: ReadonlyMap<string, { filas: number; saldo: bigint }>) =>
      Object.fromEntries([...sums].map(([moneda, { filas, saldo }]) => [moneda, { filas, saldo: amount(saldo) }]));
    return Object.fromEntries([...this.sums].map(([product, sums]) => [product, ofCurrencies(sums)]));
  }
}

const saldos: AnySection = sections.saldos;

/** Describes counts that fell by more than `percent`: a truncated file parses without faults. */
export function shrinkageOf(now: TotalesLote, before: TotalesLote, percent: number): string | undefined {
  const lost = [
    { name: 'En total', is: sumOf(Object.keys(now), now), was: sumOf(Object.keys(before), before) },
    ...Object.keys(before).map((product) => ({
      name: saldos.fields.productoTipo?.choices?.[product] ?? product,
      is: sumOf([product], now),
      was: sumOf([product], before),
    })),
  ].filter(({ is, was }) => (was - is) * 100 > was * percent);
  if (lost.length === 0) return undefined;
  const counts = lost.map(({ name, is, was }) => `${name}: ${formatNumber(is, 0)} en lugar de ${formatNumber(was, 0)}`);
  return `Trae muchas menos filas que el lote vigente. ${counts.join('. ')}. Si el archivo está completo, confírmelo; si no, cancele la carga.`;
}

const sumOf = (products: readonly string[], totals: TotalesLote): number =>
  products.flatMap((product) => Object.values(totals[product] ?? {})).reduce((sum, { filas }) => sum + filas, 0);
