import type { Leer, Publicado } from './leer';

export type Caja = Publicado<'productos/caja-ahorro'>;

/** The savings accounts, in the order that staff gave them. */
export async function readCajas(leer: Leer): Promise<Caja[]> {
  return (await leer.lista('productos/caja-ahorro', { range: [0, 49], sort: ['orden', 'ASC'] })).rows;
}
