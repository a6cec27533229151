import type { Bloque, Escrito } from './blocks/Bloque';
import { readLlamado } from './blocks/readLlamado';
import { findPagina } from './findPagina';
import type { Leer, Publicado } from './leer';

export type WrittenPagina = Pick<Publicado<'sitio/paginas'>, 'titulo' | 'resumen'> & { bloques: Bloque[] };

/** Reads the staff-written page of an address; undefined when none is published. */
export async function readPagina(leer: Leer, path: string): Promise<WrittenPagina | undefined> {
  const row = await findPagina(leer, path);
  return row && { titulo: row.titulo, resumen: row.resumen, bloques: await readBloques(leer, row.bloques) };
}

/** Reads the blocks that have content to show: referenced content may be unpublished. */
async function readBloques(leer: Leer, escritos: readonly Escrito[]): Promise<Bloque[]> {
  const read = await Promise.all(
    escritos.map(async (escrito) => ({ ...escrito, llamado: (await readLlamado(leer, escrito)) ?? null })),
  );
  return read.filter(canBeDrawn);
}

/** Required content by block type; other types hold only text. */
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

/** Returns whether a block has its required content: a title without content is not shown. */
const canBeDrawn = (bloque: Bloque): boolean => Boolean(needs[bloque.tipo]?.(bloque) ?? !needs[bloque.tipo]);
