import { type AnySection, findSection, publicAddressOf } from '@coop/domain';
import { helpPages, legalPages, navigation } from '@coop/domain/navigation';
import type { Placed } from './seo.repository.js';

/** The pages of the menu. */
export const menu = [...navigation, ...helpPages, ...legalPages].flatMap(({ href, children = [] }) => [
  href,
  ...children.map((child) => child.href),
]);

/** The page that a published row has for itself; none where it stands with others on one. */
export function pageOf({ seccion, slug, ruta }: Placed): string | undefined {
  const section: AnySection | undefined = findSection(seccion);
  if (!section || section.publication?.together) return undefined;
  return publicAddressOf(section, { slug, ruta }) ?? undefined;
}
