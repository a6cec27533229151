import type { Leer, Publicado } from './leer';

export type Parametros = Publicado<'sitio/parametros'>;

/** What norms fix, as it is in force; undefined where nobody says it. */
export async function readParametros(leer: Leer): Promise<Parametros | undefined> {
  const [parametros] = await leer.filas('sitio/parametros', { range: [0, 0], sort: ['vigenteDesde', 'DESC'] });
  return parametros;
}
