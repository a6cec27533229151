import type { SectionName } from '@coop/domain';
import { todayInLaPaz } from '@coop/domain/format';
import { rootOf } from '@coop/domain/rootOf';
import type { Consulta, Leer, Publicado } from '../reading/leer';
import { withoutAccents } from '../wording/withoutAccents';
import { comparable, limitsIn } from './limits';
import type { List } from './list';

/** Returns the 1-based page number of an address; 1 when it is missing or invalid. */
export function pageIn(params: URLSearchParams): number {
  const input = Number(params.get('pagina'));
  return Number.isSafeInteger(input) && input > 0 && input < 10_000 ? input : 1;
}

type Rows<K extends SectionName> = {
  rows: Publicado<K>[];
  total: number;
  /** How the rows were found, if the URL does not say it. */
  note?: string;
};

type ReadPage<K extends SectionName> = Rows<K> & {
  page: number;
  perPage: number;
  years: (readonly [string, string])[];
};

/** Reads a list’s page from its address. Invalid parameters are ignored. */
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
  const { amounts, fault } = limitsIn(list, params);
  const query = {
    filter: { ...filterOf(list, params), ...(params.get('moneda') && amounts) },
    range: [first, first + perPage - 1] as const,
    sort: Object.hasOwn(orders, order) ? orders[order] : sort,
  };
  const read = (input: Consulta): Promise<Rows<K>> =>
    comparesCurrencies(list, params, query.sort)
      ? readInBolivianos(leer, list, { ...input, amounts }, signal)
      : leer.lista(list.section, input, signal).catch(nothingIfNotUnderstood);
  const [found, years] = await Promise.all([read(query), readYears(leer, list)]);
  const q = list.noSearch ? undefined : params.get('q')?.trim();
  const { rows, total, note } =
    found.total > 0 || !q ? found : await readByOtherWords(leer, list.section, { q, query, read, signal });
  const notes = [fault, note].filter(Boolean).join(' · ');
  return { rows, total, page, perPage, years, ...(notes && { note: notes }) };
}

function filterOf({ query, limits, date, always }: List, params: URLSearchParams): Record<string, unknown> {
  const apart = ['pagina', 'anio', 'orden', ...limits];
  const input = query
    .filter((name) => !apart.includes(name))
    .flatMap((name) => {
      const value = params.get(name)?.trim().slice(0, 80);
      return value ? [[name, value]] : [];
    });
  return { ...Object.fromEntries(input), ...(date && ofYear(date, params.get('anio'))), ...always };
}

/** Returns whether amounts of several currencies are bounded or sorted. */
const comparesCurrencies = (list: List, params: URLSearchParams, sort: Consulta['sort']) =>
  list.monto !== undefined &&
  !params.get('moneda') &&
  (sort?.[0] === list.monto || Object.keys(limitsIn(list, params).amounts).length > 0);

/** Rows compared; lists with amounts are of tens. */
const MOST_COMPARED = 200;

/** Reads a page of the rows whose amounts are within the limits in bolivianos, whatever their currency. */
async function readInBolivianos<K extends SectionName>(
  leer: Leer,
  { section, monto = '' }: List<K>,
  { filter, range = [0, 0], sort, amounts }: Consulta & { amounts: Readonly<Record<string, string>> },
  signal: AbortSignal,
): Promise<Rows<K>> {
  const input = { filter, range: [0, MOST_COMPARED - 1] as const, sort };
  const [{ rows }, { inBolivianos, note }] = await Promise.all([
    leer.lista(section, input as Consulta, signal).catch(nothingIfNotUnderstood),
    comparable(leer, monto),
  ]);
  const [from, until] = [Number(amounts[`${monto}_desde`] ?? 0), Number(amounts[`${monto}_hasta`] ?? Infinity)];
  const isBounded = Object.keys(amounts).length > 0;
  const within = (rows as Publicado<K>[])
    .map((row) => ({ row, value: inBolivianos(row as Record<string, unknown>) }))
    .filter(({ value }) => !isBounded || (value >= from && value <= until));
  if (sort?.[0] === monto) within.sort((one, other) => (one.value - other.value) * (sort[1] === 'ASC' ? 1 : -1));
  const visible = within.map(({ row }) => row);
  return { rows: visible.slice(range[0], range[1] + 1), total: visible.length, note };
}

type Search<K extends SectionName> = {
  q: string;
  query: Consulta;
  read: (query: Consulta) => Promise<Rows<K>>;
  signal: AbortSignal;
};

const MOST_WORDS = 4;
/** Shorter words are in too many texts. */
const SHORTEST = 4;

/** Searches a list again by the stems of its words, their usual spelling or the site's synonyms, until one has rows. */
async function readByOtherWords<K extends SectionName>(
  leer: Leer,
  section: K,
  { q, query, read, signal }: Search<K>,
): Promise<Rows<K>> {
  const { entendido, quizas } = await leer.buscar({ q, seccion: section, range: [0, 0] }, signal);
  const words = withoutAccents(q).split(/\s+/);
  const meant = entendido.filter((word) => word.length >= SHORTEST && !words.includes(word));
  const stems = words.map(rootOf).join(' ');
  const others = [stems, ...(quizas ? [withoutAccents(quizas)] : []), ...meant];
  for (const word of [...new Set(others)].filter((other) => other !== words.join(' ')).slice(0, MOST_WORDS)) {
    const found = await read({ ...query, filter: { ...query.filter, q: word } });
    // A plural finds what its singular does: to the visitor it is the same word.
    const note = word !== stems && `no hay resultados para «${q}»: estos son los de «${word}»`;
    if (found.total > 0) return { ...found, note: [found.note, note].filter(Boolean).join(' · ') };
  }
  return { rows: [], total: 0 };
}

/** Maps a 400 response (an unknown category, a word that is too long) to an empty result. */
function nothingIfNotUnderstood(error: unknown): { rows: never[]; total: 0 } {
  if (error instanceof Response && error.status === 400) return { rows: [], total: 0 };
  throw error;
}

/** Returns the first and last day of a year as date bounds; no bounds for an invalid year. */
const ofYear = (date: string, year: string | null) =>
  /^(19|20|21)\d\d$/.test(year ?? '') ? { [`${date}_desde`]: `${year}-01-01`, [`${date}_hasta`]: `${year}-12-31` } : {};

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

/** Returns the year in `?gestion=`; undefined when it is missing or invalid. */
export function gestionFromUrl(request: Request): string | undefined {
  const gestion = new URL(request.url).searchParams.get('gestion') ?? '';
  return /^\d{4}$/.test(gestion) ? gestion : undefined;
}

/** Returns the distinct years of the rows, newest first, as filter options. */
export const gestiones = (rows: readonly { gestion: number }[]): [string, string][] =>
  [...new Set(rows.map(({ gestion }) => gestion))].sort((a, b) => b - a).map((year) => [String(year), String(year)]);
