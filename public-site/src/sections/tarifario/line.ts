import type { TarifarioRow } from '@coop/domain/rates';

export { chargeOf, conditionsOf, montoOf, plazoOf } from '@coop/domain/rates';

/** A row, with the address of its product's page, if any. */
export type Row = TarifarioRow & {
  enlace?: string;
  /** Its value in the previous version, if different. */
  antes?: string;
};

export const monedas: Record<Row['moneda'], string> = {
  BOB: 'Bolivianos',
  USD: 'Dólares',
  UFV: 'UFV',
  ambas: 'Ambas',
};
