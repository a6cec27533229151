import { Readable } from 'node:stream';
import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '../database.js';
import { type PageRequest, type Read, readInOrder } from './readPage.js';

/** Batch size, in rows. */
const SOME_ROWS = 1_000;

/** Returns the ids of a query in order, as a snapshot by one statement. */
export async function settleIds(
  database: Database,
  { table, id, where, order }: Pick<PageRequest, 'table' | 'id'> & { where: SQL | undefined; order: readonly SQL[] },
): Promise<string[]> {
  const ids = sql<string[]>`coalesce(json_agg(${id} order by ${sql.join([...order], sql`, `)}), '[]')`;
  const [found] = await database.select({ ids }).from(table).where(where);
  return found?.ids ?? [];
}

/** Reads the rows of those ids in batches. Prefetches the next batch while the consumer writes. */
export const pagesOf = <R extends { id: unknown }>(
  ids: readonly string[],
  id: PageRequest['id'],
  read: Read<R>,
): AsyncIterable<R[]> => Readable.from(readPages(ids, id, read), { highWaterMark: 1 });

async function* readPages<R extends { id: unknown }>(
  ids: readonly string[],
  id: PageRequest['id'],
  read: Read<R>,
): AsyncGenerator<R[]> {
  for (let at = 0; at < ids.length; at += SOME_ROWS) yield await readInOrder(id, ids.slice(at, at + SOME_ROWS), read);
}
