import { isRuta } from '@coop/domain/sections/paginas/ruta';
import type { Leer, Publicado } from './leer';

/** The page that staff wrote for an address; undefined where there is none, and where there can be none. */
export async function findPagina(leer: Leer, path: string): Promise<Publicado<'sitio/paginas'> | undefined> {
  if (!isRuta(path)) return undefined;
  const [pagina] = await leer.filas('sitio/paginas', { filter: { ruta: path }, range: [0, 0] });
  return pagina;
}
