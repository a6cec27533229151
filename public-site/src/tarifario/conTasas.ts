import { changedAfter, productRates, saysRateOf } from '@coop/domain/rates';
import type { Leer } from '../leer';
import { leerCajas } from '../leerCajas';
import { leerCreditos } from '../leerCreditos';
import { leerDepositos } from '../leerDepositos';
import type { Fila } from './fila';
import type { Version } from './leerVersion';

/**
 * The tarifario in force with the rates of the products, which stand in their own sections alone. `actualizadas` is the day
 * on which those changed last, when it was after this version.
 */
export async function conTasas(
  leer: Leer,
  version: Version,
  hoy: string,
): Promise<{ filas: Fila[]; actualizadas: string | null }> {
  const [creditos, cajas, depositos] = await Promise.all([leerCreditos(leer), leerCajas(leer), leerDepositos(leer)]);
  const nombres = [...creditos, ...cajas].map(({ nombre }) => nombre);
  return {
    filas: [
      ...productRates({ creditos, cajas, depositos }, hoy),
      ...version.filas.filter((fila) => !saysRateOf(nombres, fila)),
    ],
    actualizadas: changedAfter(version, [...creditos, ...cajas, ...(depositos ? [depositos] : [])], hoy),
  };
}
