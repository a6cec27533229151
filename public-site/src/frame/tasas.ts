import { formatLongDate, formatNumber } from '@coop/domain/format';
import type { Cotizacion } from '../reading/leer';

/** Rates in bolivianos, and the day from which they hold where it is known. */
export type Tasas = { cotizaciones: Cotizacion['cotizaciones']; fecha?: string };

/** The rates as the strip says them: each thing, and its figure where it has one. */
export const inStrip = ({ cotizaciones: { compra, venta, ufv }, fecha }: Tasas): (readonly [string, string?])[] => [
  [fecha ? formatLongDate(fecha) : 'Valores referenciales'],
  ['Dólar', `compra ${formatNumber(compra)} · venta ${formatNumber(venta)}`],
  ...(ufv > 0 ? [['UFV', formatNumber(ufv)] as const] : []),
];
