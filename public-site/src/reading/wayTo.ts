import { type NavigationItem, trailIn } from '@coop/domain/navigation';
import { findPagina } from './findPagina';
import type { Leer } from './leer';

/**
 * Returns the breadcrumbs of a staff-written page: those of the menu, or else those of its closest known ancestor.
 * Ancestors may be menu entries or staff-written pages.
 */
export async function wayTo(leer: Leer, path: string, title: string): Promise<NavigationItem[]> {
  const menu = await leer.menu();
  const own = trailIn(menu, path);
  if (own.length > 0) return own;
  const self = { label: title, href: path };
  for (const above of ancestorsOf(path)) {
    const trail = trailIn(menu, above);
    if (trail.length > 0) return [...trail, self];
    const pagina = await findPagina(leer, above);
    if (pagina) return [{ label: pagina.titulo, href: above }, self];
  }
  return [self];
}

/** Returns the ancestors of a path: `/a/b/c` → `/a/b`, `/a`. */
const ancestorsOf = (path: string): string[] =>
  path
    .split('/')
    .slice(1, -1)
    .map((_, at, parts) => `/${parts.slice(0, parts.length - at).join('/')}`);
