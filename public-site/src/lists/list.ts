import type { SectionName } from '@coop/domain';
import type { Consulta } from '../reading/leer';

type Order = NonNullable<Consulta['sort']>;

type Description = {
  filters?: readonly string[];
  /** The amount that `?field_desde=` and `?field_hasta=` bound, in the currency of `?moneda=`. */
  monto?: string;
  date?: string;
  orders?: Readonly<Record<string, Order>>;
  sort?: Order;
  always?: NonNullable<Consulta['filter']>;
  perPage: number;
  noSearch?: true;
};

type Chosen<D extends Description> =
  | (D extends { filters: readonly (infer F extends string)[] } ? F : never)
  | (D extends { monto: string } ? 'moneda' : never)
  | (D extends { date: string } ? 'anio' : never)
  | (D extends { orders: object } ? 'orden' : never);

/** Query parameters that a page's filters render and its address accepts. */
export type Filterable<E extends string = string> = {
  chosen: readonly E[];
  limits: readonly string[];
  noSearch?: true;
  query: readonly string[];
};

export type List<K extends SectionName = SectionName, E extends string = string> = Description &
  Filterable<E> & { section: K };

/** Declares the filters of a page that loads its rows itself. */
export const filterable = <const E extends string>(
  chosen: readonly E[],
  without: { noSearch?: true } = {},
): Filterable<E> => ({
  ...without,
  chosen,
  limits: [],
  query: [...(without.noSearch ? [] : ['q']), ...chosen],
});

/** Declares a public list; the query parameters follow from its description. */
export function list<K extends SectionName, const D extends Description>(
  section: K,
  description: D,
): List<K, Chosen<D>> {
  const { filters = [], monto, date, orders, noSearch }: Description = description;
  const chosen = [...filters, ...(monto ? ['moneda'] : []), ...(date ? ['anio'] : []), ...(orders ? ['orden'] : [])];
  const limits = monto ? [`${monto}_desde`, `${monto}_hasta`] : [];
  return {
    ...(description as Description),
    section,
    chosen: chosen as Chosen<D>[],
    limits,
    query: [...(noSearch ? [] : ['q']), ...chosen, ...limits, 'pagina'],
  };
}

/** Returns whether an address filters a list by words, choices or limits. */
export const isNarrowed = ({ query }: Pick<Filterable, 'query'>, params: URLSearchParams): boolean =>
  query.some((name) => name !== 'pagina' && params.get(name)?.trim());
