import { formatLongDate, formatNumber } from '@coop/domain/format';
import type { Cotizacion } from '../reading/leer';

/** Rates in bolivianos, their effective date where known, and whether they are days old. */
export type Tasas = { cotizaciones: Cotizacion['cotizaciones']; fecha?: string; desactualizado?: boolean };

/** Returns the texts of the strip, each with its figure where it has one. */
export const inStrip = ({
  cotizaciones: { compra, venta, ufv },
  fecha,
  desactualizado,
}: Tasas): (readonly [string, string?])[] => [
  [fecha ? formatLongDate(fecha) : 'Valores referenciales'],
  ...(desactualizado ? [['No son de hoy: consulte en su agencia'] as const] : []),
  ['Dólar', `compra ${formatNumber(compra)} · venta ${formatNumber(venta)}`],
  ...(ufv > 0 ? [['UFV', formatNumber(ufv)] as const] : []),
];
