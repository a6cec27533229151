import type { SectionName } from '@coop/domain';
import { todayInLaPaz } from '@coop/domain/format';
import type { Leer, Publicado } from '../reading/leer';
import type { List } from './list';
import { limitsIn, monedaOfAmount } from './monedaOfAmount';
import { pageIn } from './pageIn';

type ReadPage<K extends SectionName> = {
  rows: Publicado<K>[];
  total: number;
  page: number;
  perPage: number;
  /** Years covered by a list filtered by year, newest first. */
  years: (readonly [string, string])[];
  /** A note about the limits of its amount. */
  limits: string | undefined;
};

/** Reads the page of a list that the address asks for. */
export async function readList<K extends SectionName>(
  leer: Leer,
  list: List<K>,
  { url, signal }: Request,
): Promise<ReadPage<K>> {
  const params = new URL(url).searchParams;
  const { perPage, sort, orders = {} } = list;
  const page = pageIn(params);
  const first = (page - 1) * perPage;
  const order = params.get('orden') ?? '';
  const query = {
    filter: filterOf(list, params),
    range: [first, first + perPage - 1] as const,
    sort: Object.hasOwn(orders, order) ? orders[order] : sort,
  };
  const [{ rows, total }, years] = await Promise.all([
    leer.lista(list.section, query, signal).catch(nothingIfNotUnderstood),
    readYears(leer, list),
  ]);
  return { rows, total, page, perPage, years, limits: limitsIn(monedaOfAmount(list, params)) };
}

/** Returns the row filter of a list for an address. */
export function filterOf(list: List, params: URLSearchParams): Record<string, unknown> {
  const { query, date, always } = list;
  const asked = query
    .filter((name) => !['pagina', 'anio', 'orden'].includes(name))
    .flatMap((name) => {
      const value = params.get(name)?.trim().slice(0, 80);
      return value ? [[name, value]] : [];
    });
  return {
    ...Object.fromEntries(asked),
    ...(date && ofYear(date, params.get('anio'))),
    ...monedaOfAmount(list, params),
    ...always,
  };
}

/** Maps a 400 response (an unknown category, a word that is too long) to an empty result. */
function nothingIfNotUnderstood(error: unknown): { rows: never[]; total: number } {
  if (error instanceof Response && error.status === 400) return { rows: [], total: 0 };
  throw error;
}

/** Returns the first and last day of a year as date bounds; no bounds for an invalid year. */
const ofYear = (date: string, year: string | null) =>
  /^(19|20|21)\d\d$/.test(year ?? '') ? { [`${date}_desde`]: `${year}-01-01`, [`${date}_hasta`]: `${year}-12-31` } : {};

/** Returns the years from the current one back to that of the oldest row. */
async function readYears(leer: Leer, { section, date, always }: List) {
  if (!date) return [];
  const [oldest] = await leer.filas(section, { filter: always, range: [0, 0], sort: [date, 'ASC'] });
  const first = Number(String((oldest as Record<string, unknown> | undefined)?.[date] ?? '').slice(0, 4));
  const last = Number(todayInLaPaz().slice(0, 4));
  if (!first) return [];
  return Array.from({ length: Math.max(1, last - first + 1) }, (_, ago) => String(last - ago)).map(
    (year) => [year, year] as const,
  );
}
