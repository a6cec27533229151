import {
  type AnySection,
  type Field,
  type FieldKind,
  type Fields,
  type fields,
  findSection,
  OUTER,
  traitsOf,
} from '@coop/domain';
import type { RaRecord } from 'react-admin';

type Vocabulary = { [K in keyof typeof fields]: ReturnType<(typeof fields)[K]> };

export type FieldOf<K extends FieldKind = FieldKind> = Vocabulary[K];

/** Whether every field fits one line. Such a group is edited in a spreadsheet grid instead of a form per row. */
export const isGrid = (fields: Fields): boolean =>
  Object.values<Field>(fields).every((field) => traitsOf(field).inOneLine && !field.multiline);

/** Length in characters from which a title is truncated at half width. */
const LONG = 120;

export const isWide = (field: Field): boolean =>
  traitsOf(field).wide || field.multiline === true || (field.kind === 'text' && (field.max ?? 0) >= LONG);

/** Returns a single value; a link's several values show as empty. */
export const onlyOne = (value: unknown) => (Array.isArray(value) ? '' : (value ?? ''));

/** Resolves a condition's name: in `bloques.0.elementos.1`, `../tipo` is `bloques.0.tipo`. `row`: '' for the top. */
export function siblingPath(row: string, name: string): string {
  const steps = row === '' ? [] : row.split('.');
  if (!name.startsWith(OUTER)) return [...steps, name].join('.');
  return [...steps.slice(0, -2), name.slice(OUTER.length)].join('.');
}

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
