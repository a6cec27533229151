import { findPagina } from './findPagina';
import type { Leer } from './leer';

/** Path prefix of the easy-to-read pages. */
const BELOW = '/lectura-facil';

export type EasyPage = { titulo: string; texto: string; ruta: string };

/** Returns the easy-to-read version of a page; undefined where there is none. */
export async function readEasy(leer: Leer, path: string): Promise<EasyPage | undefined> {
  const row = await findPagina(leer, path);
  return row?.lecturaFacil ? { titulo: row.titulo, texto: row.lecturaFacil, ruta: path } : undefined;
}

/** Returns the address of the easy-to-read version; null where there is none. */
export const easyOf = async (leer: Leer, path: string): Promise<string | null> =>
  (await readEasy(leer, path)) ? `${BELOW}${path === '/' ? '' : path}` : null;
