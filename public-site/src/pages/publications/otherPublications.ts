import { type AnySection, publicView, type SectionName, sectionList } from '@coop/domain';
import { type List, list } from '../../lists/list';
import { choicesOf } from './choicesOf';

/** A section that visitors read at an address. */
export type Publication = { section: AnySection; address: string };

/** All of them, but those of one row: they speak on every page, and have none. */
export const publications: readonly Publication[] = sectionList.flatMap((section: AnySection) =>
  section.publication?.at && !section.publication.single ? [{ section, address: section.publication.at }] : [],
);

/** The list of what has no page of its own, which asks for what its description lets people choose and look for. */
export const listOf = (section: AnySection): List =>
  list(section.name as SectionName, {
    perPage: 12,
    filters: Object.keys(choicesOf(section)),
    ...(publicView(section).table.search.length === 0 && { noSearch: true }),
  });

/** The one whose page, or the page of whose row, stands there. Throws 404 where there is none. */
export function publicationAt(pathname: string): Publication {
  const found = publications.find(({ address }) => pathname === address || pathname.startsWith(`${address}/`));
  if (!found) throw new Response(null, { status: 404 });
  return found;
}
