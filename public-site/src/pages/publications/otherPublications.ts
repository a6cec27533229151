import { type AnySection, publicView, type SectionName, sectionList } from '@coop/domain';
import { type List, list } from '../../lists/list';
import { choicesOf } from './choicesOf';

/** A section published at an address. */
export type Publication = { section: AnySection; address: string };

/** All of them, except single-row sections, which show on every page and have none of their own. */
export const publications: readonly Publication[] = sectionList.flatMap((section: AnySection) =>
  section.publication?.at && !section.publication.single ? [{ section, address: section.publication.at }] : [],
);

/** Returns the list of a section without its own page; its filters and search come from the description. */
export const listOf = (section: AnySection): List =>
  list(section.name as SectionName, {
    perPage: 12,
    filters: Object.keys(choicesOf(section)),
    ...(publicView(section).table.search.length === 0 && { noSearch: true }),
  });

/** Returns the publication whose list or row has that address. Throws 404 if there is none. */
export function publicationAt(pathname: string): Publication {
  const found = publications.find(({ address }) => pathname === address || pathname.startsWith(`${address}/`));
  if (!found) throw new Response(null, { status: 404 });
  return found;
}
