import type { TarifarioRow } from '@coop/domain/rates';

export { chargeOf, conditionsOf, montoOf, plazoOf } from '@coop/domain/rates';

/** A row, with the page of the product that it is of, where it is of one. */
export type Row = TarifarioRow & {
  enlace?: string;
  /** What the version before charged, where that was another figure. */
  antes?: string;
};

export const monedas: Record<Row['moneda'], string> = {
  BOB: 'Bolivianos',
  USD: 'Dólares',
  UFV: 'UFV',
  ambas: 'Ambas',
};
