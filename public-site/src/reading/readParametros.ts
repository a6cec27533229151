import type { Leer, Publicado } from './leer';

export type Parametros = Publicado<'sitio/parametros'>;

/** What norms fix, as it is in force; undefined where nobody says it. */
export async function readParametros(leer: Leer): Promise<Parametros | undefined> {
  const { rows } = await leer.lista('sitio/parametros', { range: [0, 0], sort: ['vigenteDesde', 'DESC'] });
  return rows[0];
}
