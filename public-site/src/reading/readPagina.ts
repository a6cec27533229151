import type { Bloque } from './blocks/Bloque';
import { readBloques } from './blocks/readBloques';
import { findPagina } from './findPagina';
import type { Leer, Publicado } from './leer';

export type WrittenPagina = Pick<Publicado<'sitio/paginas'>, 'titulo' | 'resumen'> & { bloques: Bloque[] };

/** What staff wrote for an address of the site; undefined when nothing is published there. */
export async function readPagina(leer: Leer, path: string): Promise<WrittenPagina | undefined> {
  const row = await findPagina(leer, path);
  return row && { titulo: row.titulo, resumen: row.resumen, bloques: await readBloques(leer, row.bloques) };
}
