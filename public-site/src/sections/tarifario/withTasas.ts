import { changedAfter, productRates, saysRateOf } from '@coop/domain/rates';
import type { Leer } from '../../reading/leer';
import { readCajas } from '../../reading/readCajas';
import { readCreditos } from '../../reading/readCreditos';
import { readDepositos } from '../../reading/readDepositos';
import type { Row } from './line';
import type { Version } from './readVersion';

/**
 * The tarifario in force with the rates of the products, which stand in their own sections alone. `actualizadas` is the day
 * on which those changed last, when it was after this version.
 */
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
      ...version.filas.filter((row) => !saysRateOf(names, row)),
    ],
    actualizadas: changedAfter(version, [...creditos, ...cajas, ...(depositos ? [depositos] : [])], today),
  };
}
