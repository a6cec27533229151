import type { PublicFile } from '@coop/domain';
import { masUrgente } from '../disposicion/masUrgente';
import type { Leer } from '../leer';

export type Emergente = {
  id: string;
  titulo: string;
  href: string;
  contenido: string | null;
  imagen: PublicFile | null;
  pdf: PublicFile | null;
  urgente: boolean;
};

/** The announcement that opens on the home page: one at most, however many are in force. */
export async function leerEmergente(leer: Leer): Promise<Emergente | null> {
  const { rows } = await leer
    .lista('comunicados', { filter: { enVentana: true }, sort: ['fechaComunicado', 'DESC'] })
    .catch(() => ({ rows: [] }));
  const elegido = masUrgente(rows);
  if (!elegido) return null;
  const { id, titulo, slug, contenido, imagen, pdf, prioridad } = elegido;
  return { id, titulo, href: `/comunicados/${slug}`, contenido, imagen, pdf, urgente: prioridad === 'urgente' };
}
