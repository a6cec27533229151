import type { AnyRow, AnySection } from '@coop/domain';
import { getTableColumns, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database.js';
import { keysOf } from './keys.js';
import { LARGEST_PAGE, type PageRequest, type Read, readPage, readSegments } from './readPage.js';
import type { Page, RowQuery } from './row-query.js';
import { filterOf, partsOf, textOf } from './sectionQuery.js';
import { type Order, segmentsOf, wholeOrder } from './segments.js';
import { isIndexed } from './textSearch.js';

/** The rows that the list has before any filter, and the order among equals. */
type Frame = { among?: SQL | undefined; ties?: Order };

/** Returns a page of a section's list. */
export const readList = (
  database: Database,
  section: AnySection,
  query: RowQuery,
  frame: Frame = {},
): Promise<Page<AnyRow>> =>
  readPage(database, requestOf(section, query, frame), readerOf(database, partsOf(section).table, query.without));

/** Returns the rows of the same page without a total. */
export const readRows = async (
  database: Database,
  section: AnySection,
  query: RowQuery,
  frame: Frame = {},
): Promise<AnyRow[]> =>
  query.text
    ? (await readList(database, section, query, frame)).rows
    : readSegments(database, requestOf(section, query, frame), readerOf(database, partsOf(section).table));

/** Returns the function that reads rows of a table. */
export const readerOf =
  (database: Database, table: PgTable, without: readonly string[] = []): Read<AnyRow> =>
  async ({ where, order, offset, limit }) => {
    const columns = Object.entries(getTableColumns(table)).filter(([name]) => !without.includes(name));
    const rows = await database
      .select(Object.fromEntries(columns))
      .from(table)
      .where(where)
      .orderBy(...order)
      .offset(offset)
      .limit(limit);
    return rows as AnyRow[];
  };

function requestOf(section: AnySection, query: RowQuery, { among, ties }: Frame): PageRequest {
  const { table, columns } = partsOf(section);
  const text = textOf(section, columns, query);
  const order = [section, query, keysOf(section, columns), columns.id, ties] as const;
  return {
    table,
    id: columns.id,
    among,
    filter: filterOf(section, columns, query),
    text: text && { where: text, isIndexed: isIndexed(query.text) },
    segments: segmentsOf(...order),
    order: () => wholeOrder(...order),
    range: query.range ?? ([0, LARGEST_PAGE - 1] as const),
  };
}
