import type { Leer } from '../leer';
import { masUrgente } from './masUrgente';

export type AvisoVigente = { id: string; titulo: string; href: string; urgente: boolean };

/** The announcement that stands over the pages: the most urgent, then the newest. No page fails for lack of it. */
export async function avisoVigente(leer: Leer): Promise<AvisoVigente | null> {
  const { rows } = await leer
    .lista('comunicados', { filter: { enAviso: true }, sort: ['fechaComunicado', 'DESC'] })
    .catch(() => ({ rows: [] }));
  const aviso = masUrgente(rows);
  if (!aviso) return null;
  return {
    id: aviso.id,
    titulo: aviso.titulo,
    href: `/comunicados/${aviso.slug}`,
    urgente: aviso.prioridad === 'urgente',
  };
}
