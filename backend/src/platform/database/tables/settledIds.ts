import { type SQL, sql } from 'drizzle-orm';
import { oneAhead } from '../../oneAhead.js';
import type { Database } from '../database.js';
import { type Asked, type Read, readInOrder } from './readPage.js';

/** Rows that are read at once. */
const SOME_ROWS = 1_000;
const UUID_BYTES = 16;

/** The identifiers of many rows, one after another. */
export type SettledIds = { total: number; slice(first: number, end: number): string[] };

/**
 * Which rows a query asks for, in their order, found by one statement: whatever is written later changes neither. They come as
 * bytes, so that a million take 16 MB.
 */
export async function settleIds(
  database: Database,
  { table, id, where, order }: Pick<Asked, 'table' | 'id' | 'where' | 'order'>,
): Promise<SettledIds> {
  const joined = sql<Uint8Array>`coalesce(string_agg(uuid_send(${id}), ''::bytea order by ${sql.join([...order], sql`, `)}), ''::bytea)`;
  const [found] = await database.select({ joined }).from(table).where(where);
  const bytes = Buffer.from(found?.joined ?? []);
  return {
    total: bytes.length / UUID_BYTES,
    slice: (first, end) => {
      const ids: string[] = [];
      const last = Math.min(end * UUID_BYTES, bytes.length);
      for (let at = first * UUID_BYTES; at < last; at += UUID_BYTES)
        ids.push(written(bytes.toString('hex', at, at + UUID_BYTES)));
      return ids;
    },
  };
}

const written = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');

/**
 * The rows of those identifiers, some at a time, as `read` gives them; those that meet `where` no more are left out. The next
 * are read while some are written.
 */
export const pagesOf = <R extends { id: unknown }>(
  ids: SettledIds,
  asked: { id: Asked['id']; where: SQL | undefined },
  read: Read<R>,
): AsyncGenerator<R[]> => oneAhead(readPages(ids, asked, read));

async function* readPages<R extends { id: unknown }>(
  ids: SettledIds,
  asked: { id: Asked['id']; where: SQL | undefined },
  read: Read<R>,
): AsyncGenerator<R[]> {
  for (let at = 0; at < ids.total; at += SOME_ROWS) yield await readInOrder(asked, ids.slice(at, at + SOME_ROWS), read);
}
