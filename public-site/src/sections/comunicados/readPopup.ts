import type { PublicFile } from '@coop/domain';
import type { Leer } from '../../reading/leer';
import { mostUrgent } from './mostUrgent';
import { type AgenciasWithHours, readAgencias } from './readAgencias';

export type Popup = {
  id: string;
  title: string;
  href: string;
  content: string | null;
  picture: PublicFile | null;
  pdf: PublicFile | null;
  urgent: boolean;
  agencias: readonly AgenciasWithHours[];
};

export async function readPopup(leer: Leer): Promise<Popup | null> {
  const rows = await leer
    .filas('comunicados', { filter: { enVentana: true }, sort: ['fechaComunicado', 'DESC'] })
    .catch(() => []);
  const chosen = mostUrgent(rows);
  if (!chosen) return null;
  const { id, titulo, slug, contenido, imagen, pdf, prioridad, tipo } = chosen;
  return {
    id,
    title: titulo,
    href: `/comunicados/${slug}`,
    content: contenido,
    picture: imagen,
    pdf,
    urgent: prioridad === 'urgente',
    agencias: tipo === 'horarios' ? await readAgencias(leer, chosen) : [],
  };
}
