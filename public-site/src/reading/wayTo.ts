import { type NavigationItem, trailIn } from '@coop/domain/navigation';
import { findPagina } from './findPagina';
import type { Leer } from './leer';

/**
 * The way to a page that staff wrote: as the menu has it, else under the page that its address stands under, of the menu or
 * of theirs.
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

/** `/a/b/c` → `/a/b`, `/a`. */
const ancestorsOf = (path: string): string[] =>
  path
    .split('/')
    .slice(1, -1)
    .map((_, at, parts) => `/${parts.slice(0, parts.length - at).join('/')}`);
