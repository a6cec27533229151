import type { Leer, Publicado } from './leer';

export type TasasDeReferencia = Publicado<'sitio/tasas-de-referencia'>;

const MOST_MONTHS = 12;

/** The reference rates in force; null where nobody wrote any. */
export async function readTre(leer: Leer): Promise<TasasDeReferencia | null> {
  const [tre] = await leer.filas('sitio/tasas-de-referencia', { range: [0, 0], sort: ['vigenteDesde', 'DESC'] });
  return tre ?? null;
}

/** Those of the last months, the newest first, those in force among them. */
export function readTreByMonth(leer: Leer): Promise<TasasDeReferencia[]> {
  return leer.filas('sitio/tasas-de-referencia', {
    filter: { vigencia: ['vigente', 'finalizado'] },
    range: [0, MOST_MONTHS - 1],
    sort: ['vigenteDesde', 'DESC'],
  });
}
