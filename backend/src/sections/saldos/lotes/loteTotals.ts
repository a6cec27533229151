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
