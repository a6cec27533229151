import type { Leer, Publicado } from '../../reading/leer';
import { type Noticia, noticiaOf } from './NovedadCard';

const HOW_MANY = 3;

/** News to read on with: the newest of the same category, then the newest of all. */
export async function readRelated(
  leer: Leer,
  { id, categoria }: Publicado<'novedades'>,
  signal: AbortSignal,
): Promise<Noticia[]> {
  const newest = { range: [0, HOW_MANY], sort: ['fechaPublicacion', 'DESC'] } as const;
  const [same, all] = await Promise.all([
    leer.filas('novedades', { ...newest, filter: { categoria } }, signal),
    leer.filas('novedades', { ...newest, range: [0, 2 * HOW_MANY] }, signal),
  ]);
  const others = new Map([...same, ...all].filter((row) => row.id !== id).map((row) => [row.id, row]));
  return [...others.values()].slice(0, HOW_MANY).map(noticiaOf);
}
