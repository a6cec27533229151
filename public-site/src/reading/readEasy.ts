import { findPagina } from './findPagina';
import type { Leer } from './leer';

/** Under which the pages stand that are written in short sentences, too. */
const BELOW = '/lectura-facil';

export type EasyPage = { titulo: string; texto: string; ruta: string };

/** The page at an address in short sentences; undefined where nobody wrote it so. */
export async function readEasy(leer: Leer, path: string): Promise<EasyPage | undefined> {
  const row = await findPagina(leer, path);
  return row?.lecturaFacil ? { titulo: row.titulo, texto: row.lecturaFacil, ruta: path } : undefined;
}

/** Where it stands; null where it doesn't. */
export const easyOf = async (leer: Leer, path: string): Promise<string | null> =>
  (await readEasy(leer, path)) ? `${BELOW}${path === '/' ? '' : path}` : null;
