import type { AnySection } from '../language/section.js';
import { publicFields } from '../language/shape.js';

/** Returns a section's public projection: internal fields cannot be read, filtered, searched or sorted by. */
export function publicView<S extends AnySection>(section: S): S {
  const { table } = section;
  const fields = publicFields(section.fields);
  const isPublic = (name: string) => Object.hasOwn(fields, name);
  return {
    ...section,
    fields,
    // The calendar is for staff only.
    days: {},
    table: {
      ...table,
      columns: table.columns.filter(isPublic),
      filter: table.filter.filter(isPublic),
      search: table.search.filter(isPublic),
      sort: isPublic(table.sort[0]) ? table.sort : ['publicadoEn', 'DESC'],
    },
  };
}
