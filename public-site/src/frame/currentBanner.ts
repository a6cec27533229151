import type { Leer } from '../reading/leer';
import { mostUrgent } from '../sections/comunicados/mostUrgent';

export type CurrentBanner = { id: string; title: string; href: string; urgent: boolean };

/**
 * Returns the announcement to show on every page: the most urgent, then the newest. Resolves to null on failure, so no
 * page fails.
 */
export async function currentBanner(leer: Leer): Promise<CurrentBanner | null> {
  const rows = await leer
    .filas('comunicados', { filter: { enAviso: true }, sort: ['fechaComunicado', 'DESC'] })
    .catch(() => []);
  const banner = mostUrgent(rows);
  if (!banner) return null;
  return {
    id: banner.id,
    title: banner.titulo,
    href: `/comunicados/${banner.slug}`,
    urgent: banner.prioridad === 'urgente',
  };
}
