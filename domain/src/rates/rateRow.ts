import type { Published } from '../language/section.js';
import type { tarifario } from '../sections/tarifario/tarifario.js';

/** A row of the tarifario, as visitors read it. */
export type TarifarioRow = Published<typeof tarifario>['filas'][number];
/** One that is read from the product that publishes its rate, at that address. */
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

/** A row with what a product says of it; what it does not say is empty. */
export const rateRow = (
  said: Partial<TarifarioRow> & Pick<RateRow, 'grupo' | 'concepto' | 'moneda' | 'enlace'>,
): RateRow => ({ ...blank, ...said });

/** A lower limit that leaves nothing out is no limit. */
export const fromAmount = (amount: string): string | null => (Number(amount) > 0 ? amount : null);
