import { type AnySection, formatNumber, sections } from '@coop/domain';
import type { TotalesLote } from '../../../platform/database/schema/saldos.js';

const saldos: AnySection = sections.saldos;

/**
 * Describes, in Spanish, which counts fell by more than `percent` against the batch in force, in total or by product.
 *
 * Undefined if none did. Detects truncated files, which parse without faults.
 */
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
