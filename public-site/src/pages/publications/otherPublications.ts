import { type AnySection, type SectionName, sectionList } from '@coop/domain';
import { type List, list } from '../../lists/list';

/** A section that visitors read at an address. */
export type Publication = { section: AnySection; address: string };

/** All of them, but those of one row: they speak on every page, and have none. */
export const publications: readonly Publication[] = sectionList.flatMap((section: AnySection) =>
  section.publication?.at && !section.publication.single ? [{ section, address: section.publication.at }] : [],
);

/** What is described alone: no page of its own says how its list is filtered. */
export const listOf = ({ name }: AnySection): List => list(name as SectionName, { perPage: 12 });

/** The one whose page, or the page of whose row, stands there. Throws 404 where there is none. */
export function publicationAt(pathname: string): Publication {
  const found = publications.find(({ address }) => pathname === address || pathname.startsWith(`${address}/`));
  if (!found) throw new Response(null, { status: 404 });
  return found;
}
