import type { Leer, Publicado } from './leer';

export type PaginaEscrita = Pick<Publicado<'sitio/paginas'>, 'titulo' | 'resumen' | 'bloques'>;

/** What staff wrote for an address of the site; undefined when nothing is published there. */
export async function leerPagina(leer: Leer, ruta: string): Promise<PaginaEscrita | undefined> {
  const { rows } = await leer.lista('sitio/paginas', { filter: { ruta }, range: [0, 0] });
  const [row] = rows;
  return row && { titulo: row.titulo, resumen: row.resumen, bloques: row.bloques };
}
