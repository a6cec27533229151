import { rcIvaOf } from '@coop/domain/sections/parametros/rcIvaOf';
import type { Leer, Publicado } from './leer';
import type { Parametros } from './readParametros';
import type { SimulableDepositos } from './simulables';

export type DepositosTable = Publicado<'productos/depositos-plazo-fijo'>;

/** Reads the table of term deposits in force: the latest one already effective. */
export async function readDepositos(leer: Leer): Promise<DepositosTable | undefined> {
  const [table] = await leer.filas('productos/depositos-plazo-fijo', {
    range: [0, 0],
    sort: ['vigenteDesde', 'DESC'],
  });
  return table;
}

/** Maps a table to the fields that its simulator needs, with the tax in force. */
export const simulableOf = (
  { filas, montoMinimoBob, montoMinimoUsd, vigenteDesde }: DepositosTable,
  parametros: Parametros,
): SimulableDepositos => ({
  filas,
  montoMinimoBob,
  montoMinimoUsd,
  vigenteDesde,
  rcIva: rcIvaOf(parametros),
});
