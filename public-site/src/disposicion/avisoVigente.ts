import type { Leer } from '../leer';

export type AvisoVigente = { id: string; titulo: string; href: string; urgente: boolean };

const RECIENTES = 20;

/** The announcement that stands over the pages: the most urgent, then the newest. No page fails for lack of it. */
export async function avisoVigente(leer: Leer): Promise<AvisoVigente | null> {
  const { rows } = await leer
    .lista('comunicados', { range: [0, RECIENTES - 1], sort: ['fechaComunicado', 'DESC'] })
    .catch(() => ({ rows: [] }));
  const visibles = rows.filter(({ mostrarComo }) => mostrarComo.some((donde) => donde !== 'lista'));
  const aviso = visibles.find(({ prioridad }) => prioridad === 'urgente') ?? visibles[0];
  if (!aviso) return null;
  return {
    id: aviso.id,
    titulo: aviso.titulo,
    href: `/comunicados/${aviso.slug}`,
    urgente: aviso.prioridad === 'urgente',
  };
}
