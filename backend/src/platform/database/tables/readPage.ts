import { and, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database.js';
import type { Page } from './row-query.js';
import type { Segment } from './segments.js';

/** Maximum rows of a list. */
export const LARGEST_PAGE = 1_000;
/** Upper bound of a list's row count. */
export const MAX_COUNTED = 10_000;
/** Rows of a list that a text search reads before it uses an index. */
const PROBED = 10_000;
/** Fraction of those rows with a match, from which an index would return too many matches. */
const COMMON = 0.05;

/** Table, conditions and order of a list query. */
export type PageRequest = {
  table: PgTable;
  id: PgColumn;
  /** The rows that the list has before any filter. */
  among: SQL | undefined;
  filter: SQL | undefined;
  /** Condition of a text search, and whether an index serves it. */
  text?: { where: SQL; isIndexed: boolean } | undefined;
  /** The list in consecutive segments. */
  segments: readonly Segment[];
  /** Returns the same order as one ORDER BY. */
  order: () => readonly SQL[];
  range: readonly [first: number, last: number];
};

/** Reads some rows of the table, with their id. */
export type Read<R> = (from: { where: SQL | undefined; order: SQL[]; offset: number; limit: number }) => Promise<R[]>;

/**
 * Reads a page of a list at a cost that does not grow with the table: in index order, with a bounded count. `read`
 * returns rows of the table with their id.
 */
export async function readPage<R extends { id: unknown }>(
  database: Database,
  request: PageRequest,
  read: Read<R>,
): Promise<Page<R>> {
  const { text, filter, range } = request;
  if (text) return readFound(database, { ...request, text }, read);
  const first = range[0];
  // Filtered rows may be anywhere in the order: few are sorted; many are met soon in index order.
  if (filter) {
    const { found, ids } = await sortFew(database, request, MAX_COUNTED + 1);
    if (found <= MAX_COUNTED) return { rows: await readInOrder(request.id, ids, read), first, total: found };
  }
  const [rows, total] = await Promise.all([
    readSegments(database, request, read),
    filter ? MAX_COUNTED + 1 : countUpTo(database, request.table, request.among, MAX_COUNTED + 1),
  ]);
  return total <= MAX_COUNTED ? { rows, first, total } : { rows, first, total: MAX_COUNTED, more: true };
}

/** Reads the given rows that are still there, in the given order. */
export async function readInOrder<R extends { id: unknown }>(
  id: PgColumn,
  ids: readonly string[],
  read: Read<R>,
): Promise<R[]> {
  if (ids.length === 0) return [];
  const where = sql`${id} = any(${sql.param([...ids])})`;
  const rows = await read({ where, order: [], offset: 0, limit: ids.length });
  const places = new Map(ids.map((one, at) => [one, at]));
  const place = (row: R) => places.get(String(row.id)) ?? 0;
  return rows.sort((one, other) => place(one) - place(other));
}

const whereOf = ({ among, filter }: Pick<PageRequest, 'among' | 'filter'>) => and(among, filter);

/** Counts the matching rows up to a bound. */
export async function countUpTo(
  database: Database,
  table: PgTable,
  where: SQL | undefined,
  most: number,
): Promise<number> {
  const some = database
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most)
    .as('some');
  const [row] = await database.select({ total: sql<number>`count(*)::int` }).from(some);
  return row?.total ?? 0;
}

/** Reads the rows of a page in index order. */
export async function readSegments<R>(database: Database, request: PageRequest, read: Read<R>): Promise<R[]> {
  const { table, segments, range } = request;
  const rows: R[] = [];
  let skipped = range[0];
  const pageSize = range[1] - range[0] + 1;
  for (const segment of segments) {
    const inSegment = and(whereOf(request), segment.where);
    const found = await read({
      where: inSegment,
      order: segment.order,
      offset: skipped,
      limit: pageSize - rows.length,
    });
    rows.push(...found);
    if (rows.length === pageSize) break;
    const isPassed = found.length === 0 && skipped > 0;
    skipped = isPassed ? skipped - (await countUpTo(database, table, inSegment, skipped)) : 0;
  }
  return rows;
}

/**
 * Reads the rows that match a text. Common words are found among the first rows of the list, rare ones by an index.
 * Words that no index serves (one or two letters) are searched among the first rows only; `more` reports it.
 */
async function readFound<R extends { id: unknown }>(
  database: Database,
  request: PageRequest & { text: { where: SQL; isIndexed: boolean } },
  read: Read<R>,
): Promise<Page<R>> {
  const probe = await probeFirst(database, request);
  const isAll = probe.seen < PROBED;
  const isCommon = probe.found >= PROBED * COMMON && probe.found > request.range[1];
  const isSettled = isAll || isCommon || !request.text.isIndexed;
  const { found, ids } = isSettled ? probe : await readFromIndex(database, request);
  const rows = await readInOrder(request.id, ids, read);
  const page = { rows, first: request.range[0], total: found };
  return isSettled && !isAll ? { ...page, more: true } : page;
}

type Found = { found: number; ids: string[] };

/** Scans the first rows of the list. */
async function probeFirst(
  database: Database,
  { table, id, text, segments, range, ...request }: PageRequest,
): Promise<Found & { seen: number }> {
  const parts = segments.map(
    (segment) => sql`(select ${id} as id, coalesce(${text?.where}, false) as has from ${table}
      where ${and(whereOf(request), segment.where) ?? sql`true`} order by ${sql.join(segment.order, sql`, `)} limit ${PROBED})`,
  );
  const first = sql`select * from (${sql.join(parts, sql` union all `)}) as parts limit ${PROBED}`;
  const [row] = await database
    .select({
      seen: sql<number>`count(*)::int`,
      found: sql<number>`(count(*) filter (where has))::int`,
      ids: pageOf(sql`(array_agg(id) filter (where has))`, range),
    })
    .from(sql`(${first}) as probed`);
  return row ?? { seen: 0, found: 0, ids: [] };
}

async function readFromIndex(database: Database, { table, text, ...request }: PageRequest): Promise<Found> {
  const [row] = await database
    .select(sortedOf(request))
    .from(table)
    .where(and(whereOf(request), text?.where));
  return row ?? { found: 0, ids: [] };
}

/** Counts and sorts up to `most` rows in one pass; with more rows, an arbitrary subset. */
async function sortFew(database: Database, { table, ...request }: PageRequest, most: number): Promise<Found> {
  // Aliased as the table, because the order uses its column names.
  const some = sql`(select * from ${table} where ${whereOf(request)} limit ${most}) as ${sql.identifier(getTableName(table))}`;
  const [row] = await database.select(sortedOf(request)).from(some);
  return row ?? { found: 0, ids: [] };
}

const sortedOf = ({ id, order, range }: Pick<PageRequest, 'id' | 'order' | 'range'>) => ({
  found: sql<number>`count(*)::int`,
  ids: pageOf(sql`(array_agg(${id} order by ${sql.join([...order()], sql`, `)}))`, range),
});

/** Slices a page out of an array of ids; PostgreSQL arrays are 1-based. */
const pageOf = (ids: SQL, [first, last]: PageRequest['range']) =>
  sql<string[]>`coalesce(to_json(${ids}[${sql.raw(String(first + 1))}:${sql.raw(String(last + 1))}]), '[]'::json)`;
