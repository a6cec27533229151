import type { TarifarioRow } from '@coop/domain/rates';

export { chargeOf, conditionsOf, montoOf, plazoOf } from '@coop/domain/rates';

export type Row = TarifarioRow & {
  enlace?: string;
  antes?: string;
};

export const monedas: Record<Row['moneda'], string> = {
  BOB: 'Bolivianos',
  USD: 'Dólares',
  UFV: 'UFV',
  ambas: 'Ambas',
};
