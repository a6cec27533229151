import type { Leer, Publicado } from './leer';

export type Caja = Publicado<'productos/caja-ahorro'>;

/** The savings accounts, in the order that staff gave them. */
export async function leerCajas(leer: Leer): Promise<Caja[]> {
  return (await leer.lista('productos/caja-ahorro', { range: [0, 49], sort: ['orden', 'ASC'] })).rows;
}
