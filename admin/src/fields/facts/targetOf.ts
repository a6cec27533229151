import { type AnySection, findSection } from '@coop/domain';
import type { RaRecord } from 'react-admin';

/** Returns the react-admin reference props of a section: resource, sort, option text and search filter. */
export function targetOf(name: string) {
  const section = findSection(name) as AnySection;
  const [field, order] = section.table.sort;
  return {
    reference: name,
    sort: { field, order },
    optionText: (row: RaRecord) => section.title(row) || row.id,
    filterToQuery: (q: string) => (q && section.table.search.length > 0 ? { q } : {}),
  };
}
