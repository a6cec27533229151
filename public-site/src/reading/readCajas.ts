import type { Leer, Publicado } from './leer';
import type { SimulableAhorro } from './simulables';

export type Caja = Publicado<'productos/caja-ahorro'>;

/** The savings accounts, in the order that staff gave them. */
export function readCajas(leer: Leer): Promise<Caja[]> {
  return leer.filas('productos/caja-ahorro', { range: [0, 49], sort: ['orden', 'ASC'] });
}

/** As their simulator takes them, and nothing else. */
export const simulableCajas = (cajas: readonly Caja[]): SimulableAhorro[] =>
  cajas.map(({ slug, nombre, tasas, capitalizacion, publico }) => ({ slug, nombre, tasas, capitalizacion, publico }));
