import { type AnySection, findSection, publicAddressOf } from '@coop/domain';
import { type Edicion, IDIOMA, type Idioma, idiomas, isIdioma } from '@coop/domain/idiomas';
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

/** A page written by staff. `versionDe`: id of the Spanish page that it translates. */
export type StaffPage = { id: string; ruta: string; idioma: Idioma; versionDe: string | null };

/** Returns the staff-written page of a row; undefined for other rows. */
export function staffPageOf({
  id,
  ruta,
  idioma,
  versionDe,
}: { id: string } & Record<string, unknown>): StaffPage | undefined {
  if (typeof ruta !== 'string') return undefined;
  const isVersion = isIdioma(idioma) && typeof versionDe === 'string';
  return { id, ruta, idioma: isVersion ? idioma : IDIOMA, versionDe: isVersion ? versionDe : null };
}

const inOrder = Object.keys(idiomas);

/** Maps each page's path to its editions by language, itself included, in the languages' fixed order. */
export function editionsOf(pages: readonly StaffPage[]): ReadonlyMap<string, readonly Edicion[]> {
  const byPage = new Map<string, Edicion[]>();
  const byAddress = new Map<string, Edicion[]>();
  const place = ({ idioma }: Edicion) => inOrder.indexOf(idioma);
  for (const { id, ruta, idioma, versionDe } of pages) {
    const page = versionDe ?? id;
    const together = byPage.get(page) ?? [];
    together.push({ idioma, ruta });
    byPage.set(page, together);
    byAddress.set(ruta, together);
  }
  for (const together of byPage.values()) together.sort((one, other) => place(one) - place(other));
  return byAddress;
}
