import { type AnySection, findSection, publicAddressOf } from '@coop/domain';
import { helpPages, legalPages, navigation } from '@coop/domain/navigation';
import type { SitemapEntry } from './seo.repository.js';

/** Paths of the menu's pages. */
export const menu = [...navigation, ...helpPages, ...legalPages].flatMap(({ href, children = [] }) => [
  href,
  ...children.map((child) => child.href),
]);

/** Returns the path of a published row's own page; undefined when it shares a page with others. */
export function pageOf({ seccion, slug, ruta }: SitemapEntry): string | undefined {
  const section: AnySection | undefined = findSection(seccion);
  if (!section || section.publication?.sharedPage) return undefined;
  return publicAddressOf(section, { slug, ruta }) ?? undefined;
}
