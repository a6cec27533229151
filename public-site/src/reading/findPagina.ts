import { isRuta } from '@coop/domain/sections/paginas/ruta';
import type { Leer, Publicado } from './leer';

/** Returns the staff-written page of an address; undefined where there is none or the address can't have one. */
export async function findPagina(leer: Leer, path: string): Promise<Publicado<'sitio/paginas'> | undefined> {
  if (!isRuta(path)) return undefined;
  const [pagina] = await leer.filas('sitio/paginas', { filter: { ruta: path }, range: [0, 0] });
  return pagina;
}
