import type { Leer, Publicado } from './leer';

export type TasasDeReferencia = Publicado<'sitio/tasas-de-referencia'>;

const MAX_MONTHS = 12;

/** Reads the reference rates in force; null where there are none. */
export async function readTre(leer: Leer): Promise<TasasDeReferencia | null> {
  const [tre] = await leer.filas('sitio/tasas-de-referencia', { range: [0, 0], sort: ['vigenteDesde', 'DESC'] });
  return tre ?? null;
}

/** Reads the reference rates of the last months, newest first, including those in force. */
export function readTreByMonth(leer: Leer): Promise<TasasDeReferencia[]> {
  return leer.filas('sitio/tasas-de-referencia', {
    filter: { vigencia: ['vigente', 'finalizado'] },
    range: [0, MAX_MONTHS - 1],
    sort: ['vigenteDesde', 'DESC'],
  });
}
