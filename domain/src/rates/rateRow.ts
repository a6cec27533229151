import type { Published } from '../language/section.js';
import type { tarifario } from '../sections/tarifario/tarifario.js';

/** Row of the tarifario in its public projection. */
export type TarifarioRow = Published<typeof tarifario>['filas'][number];
/** Row read from the product that publishes the rate; `enlace` is its page. */
export type RateRow = TarifarioRow & { enlace: string };

const blank = {
  montoDesde: null,
  montoHasta: null,
  plazoDesde: null,
  plazoHasta: null,
  plazoUnidad: null,
  valorTipo: 'porcentaje_anual',
  valor: null,
  periodoFijoMeses: null,
  spread: null,
  teaTeac: null,
  observacion: null,
  uso: null,
} satisfies Partial<TarifarioRow>;

/** Completes a product's row with empty values. */
export const rateRow = (
  said: Partial<TarifarioRow> & Pick<RateRow, 'grupo' | 'concepto' | 'moneda' | 'enlace'>,
): RateRow => ({ ...blank, ...said });

/** Returns null for a lower limit of zero, which excludes nothing. */
export const fromAmount = (amount: string): string | null => (Number(amount) > 0 ? amount : null);
