import type { Bloque, Escrito } from './blocks/Bloque';
import { readLlamado } from './blocks/readLlamado';
import { findPagina } from './findPagina';
import type { Leer, Publicado } from './leer';

export type WrittenPagina = Pick<Publicado<'sitio/paginas'>, 'titulo' | 'resumen'> & { bloques: Bloque[] };

/** What staff wrote for an address of the site; undefined when nothing is published there. */
export async function readPagina(leer: Leer, path: string): Promise<WrittenPagina | undefined> {
  const row = await findPagina(leer, path);
  return row && { titulo: row.titulo, resumen: row.resumen, bloques: await readBloques(leer, row.bloques) };
}

/** The blocks of a page that have something to show now: what one calls may not be published, or not any more. */
async function readBloques(leer: Leer, escritos: readonly Escrito[]): Promise<Bloque[]> {
  const read = await Promise.all(
    escritos.map(async (escrito) => ({ ...escrito, llamado: (await readLlamado(leer, escrito)) ?? null })),
  );
  return read.filter(canBeDrawn);
}

/** What each kind of block needs; the others are words, which are there or not. */
const needs: Partial<Record<Bloque['tipo'], (bloque: Bloque) => unknown>> = {
  tabla: ({ filas }) => filas.length > 1,
  imagen: ({ imagen, texto }) => imagen ?? texto,
  llamada: ({ llamado }) => llamado,
  video: ({ video }) => video,
  tarjetas: ({ llamado }) => llamado,
  agencias: ({ llamado }) => llamado,
  mapa: ({ llamado }) => llamado,
  simulador: ({ llamado }) => llamado,
  formulario: ({ llamado }) => llamado,
};

/** Whether a block has what it is for: a title over nothing is worse than nothing. */
const canBeDrawn = (bloque: Bloque): boolean => Boolean(needs[bloque.tipo]?.(bloque) ?? !needs[bloque.tipo]);
