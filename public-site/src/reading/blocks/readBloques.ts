import type { Leer } from '../leer';
import type { Bloque, Escrito } from './Bloque';
import { canBeDrawn } from './canBeDrawn';
import { readLlamado } from './readLlamado';

/** The blocks of a page that have something to show now: what one calls may not be published, or not any more. */
export async function readBloques(leer: Leer, escritos: readonly Escrito[]): Promise<Bloque[]> {
  const read = await Promise.all(
    escritos.map(async (escrito) => ({ ...escrito, llamado: (await readLlamado(leer, escrito)) ?? null })),
  );
  return read.filter(canBeDrawn);
}
