import { changedAfter, productRates, repeatsProductRate } from '@coop/domain/rates';
import type { Leer } from '../../reading/leer';
import { readCreditos } from '../../reading/readCreditos';
import { readCajas, readDepositos } from '../../reading/simulables';
import type { Row } from './line';
import type { Version } from './readVersion';

/** Adds the product rates; `actualizadas`: the day of their latest change, if after this version. */
export async function withTasas(
  leer: Leer,
  version: Version,
  today: string,
): Promise<{ filas: Row[]; actualizadas: string | null }> {
  const [creditos, cajas, depositos] = await Promise.all([readCreditos(leer), readCajas(leer), readDepositos(leer)]);
  const names = [...creditos, ...cajas].map(({ nombre }) => nombre);
  return {
    filas: [
      ...productRates({ creditos, cajas, depositos }, today),
      ...version.filas.filter((row) => !repeatsProductRate(names, row)),
    ],
    actualizadas: changedAfter(version, [...creditos, ...cajas, ...(depositos ? [depositos] : [])], today),
  };
}
