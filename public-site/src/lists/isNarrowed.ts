import type { Filterable } from './list';

/** Returns whether an address filters a list by words, choices or limits. */
export const isNarrowed = ({ query }: Pick<Filterable, 'query'>, params: URLSearchParams): boolean =>
  query.some((name) => name !== 'pagina' && params.get(name)?.trim());
