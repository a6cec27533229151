import type { Leer, Publicado } from './leer';

export type Parametros = Publicado<'sitio/parametros'>;

/** Reads the regulatory parameters in force; undefined where there are none. */
export async function readParametros(leer: Leer): Promise<Parametros | undefined> {
  const [parametros] = await leer.filas('sitio/parametros', { range: [0, 0], sort: ['vigenteDesde', 'DESC'] });
  return parametros;
}
