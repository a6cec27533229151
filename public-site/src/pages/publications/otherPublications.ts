import {
  type AnySection,
  type Field,
  isPhase,
  publicView,
  type SectionName,
  sectionList,
  traitsOf,
} from '@coop/domain';
import type { Choice } from '../../lists/Filters';
import { type List, list } from '../../lists/list';

export function choicesOf(section: AnySection): Readonly<Record<string, Choice>> {
  const { fields, table } = publicView(section);
  return Object.fromEntries(
    table.filter.flatMap((name) => {
      const field: Field = fields[name];
      return field.choices && traitsOf(field).onPage !== 'hidden' ? [[name, choiceOf(field)]] : [];
    }),
  );
}

const choiceOf = (field: Field): Choice => ({
  label: field.label,
  all: 'Cualquiera',
  options: Object.entries(field.choices ?? {}).filter(([value]) => isMet(field, value)),
});

/** Excludes phases that visitors never see: a published row is never a draft. */
const isMet = (field: Field, value: string): boolean =>
  !isPhase(field) || field.otherwise === value || field.cases.some(({ is }) => is === value);

type Publication = { section: AnySection; address: string };

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
