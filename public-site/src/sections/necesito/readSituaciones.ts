import type { Leer, Publicado } from '../../reading/leer';

export type Situacion = Publicado<'sitio/necesito'>;

const MAX_ROWS = 24;

export async function readSituaciones(leer: Leer): Promise<Situacion[]> {
  const rows = await leer.filas('sitio/necesito', { range: [0, MAX_ROWS - 1], sort: ['orden', 'ASC'] });
  return [...rows].sort((one, other) => Number(other.urgente) - Number(one.urgente));
}

export type BriefSituacion = Pick<Situacion, 'slug' | 'titulo' | 'resumen' | 'urgente'>;

export const inBrief = ({ slug, titulo, resumen, urgente }: Situacion): BriefSituacion => ({
  slug,
  titulo,
  resumen,
  urgente,
});

export const addressOf = ({ slug }: Pick<Situacion, 'slug'>): string => `/necesito/${slug}`;
