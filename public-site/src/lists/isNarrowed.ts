import type { Filterable } from './list';

/** Whether an address asks for a part of a list: by words, by choices or within limits. */
export const isNarrowed = ({ query }: Pick<Filterable, 'query'>, params: URLSearchParams): boolean =>
  query.some((name) => name !== 'pagina' && params.get(name)?.trim());
