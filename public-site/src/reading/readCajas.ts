import type { Leer, Publicado } from './leer';
import type { SimulableAhorro } from './simulables';

export type Caja = Publicado<'productos/caja-ahorro'>;

/** Reads the savings accounts, in the staff's order. */
export function readCajas(leer: Leer): Promise<Caja[]> {
  return leer.filas('productos/caja-ahorro', { range: [0, 49], sort: ['orden', 'ASC'] });
}

/** Maps accounts to the fields that their simulator needs. */
export const simulableCajas = (cajas: readonly Caja[]): SimulableAhorro[] =>
  cajas.map(({ slug, nombre, tasas, capitalizacion, publico }) => ({ slug, nombre, tasas, capitalizacion, publico }));
