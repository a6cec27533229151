import type { Leer, Publicado } from '../leer';
import { canBeDrawn } from './canBeDrawn';
import { type Llamado, readLlamado } from './readLlamado';

/** A block as staff wrote it. */
export type Escrito = Publicado<'sitio/paginas'>['bloques'][number];
/** The same, with what it calls from elsewhere on the site. */
export type Bloque = Escrito & { llamado: Llamado | null };

/** The blocks of a page that have something to show now: what one calls may not be published, or not any more. */
export async function readBloques(leer: Leer, escritos: readonly Escrito[]): Promise<Bloque[]> {
  const read = await Promise.all(
    escritos.map(async (escrito) => ({ ...escrito, llamado: (await readLlamado(leer, escrito)) ?? null })),
  );
  return read.filter(canBeDrawn);
}
