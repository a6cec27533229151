import type { Leer, Publicado } from './leer';
import type { DepositosSimulables } from './simulador/tipos';

export type TablaDepositos = Publicado<'productos/depositos-plazo-fijo'>;

/** The table of term deposits in force: the latest that has begun. */
export async function leerDepositos(leer: Leer): Promise<TablaDepositos | undefined> {
  const { rows } = await leer.lista('productos/depositos-plazo-fijo', {
    range: [0, 0],
    sort: ['vigenteDesde', 'DESC'],
  });
  return rows[0];
}

/** As its simulator takes it. */
export const simulableDe = ({
  filas,
  montoMinimoBob,
  montoMinimoUsd,
  vigenteDesde,
}: TablaDepositos): DepositosSimulables => ({
  filas,
  montoMinimoBob,
  montoMinimoUsd,
  vigenteDesde,
});
