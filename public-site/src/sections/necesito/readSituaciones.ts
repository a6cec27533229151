import type { Leer, Publicado } from '../../reading/leer';

export type Situacion = Publicado<'sitio/necesito'>;

/** More than anybody reads on one screen. */
const MOST = 24;

/** What may happen to somebody, as staff published it: what is urgent first. */
export async function readSituaciones(leer: Leer): Promise<Situacion[]> {
  const rows = await leer.filas('sitio/necesito', { range: [0, MOST - 1], sort: ['orden', 'ASC'] });
  return [...rows].sort((one, other) => Number(other.urgente) - Number(one.urgente));
}

export type BriefSituacion = Pick<Situacion, 'slug' | 'titulo' | 'resumen' | 'urgente'>;

/** As much of one as its link says. */
export const inBrief = ({ slug, titulo, resumen, urgente }: Situacion): BriefSituacion => ({
  slug,
  titulo,
  resumen,
  urgente,
});

export const addressOf = ({ slug }: Pick<Situacion, 'slug'>): string => `/necesito/${slug}`;
