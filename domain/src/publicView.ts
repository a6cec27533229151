import type { AnySection } from './section.js';
import { publicFields } from './shape.js';

/** A section as visitors may ask for it: no internal field can be read, filtered, searched or sorted by. */
export function publicView<S extends AnySection>(section: S): S {
  const fields = publicFields(section.fields);
  const isPublic = (name: string) => Object.hasOwn(fields, name);
  return {
    ...section,
    fields,
    list: section.list.filter(isPublic),
    filter: section.filter.filter(isPublic),
    search: section.search.filter(isPublic),
    sort: isPublic(section.sort[0]) ? section.sort : ['publicadoEn', 'DESC'],
  };
}
