import { sql } from 'drizzle-orm';
import type { Database } from './database.js';

/** The number of the transaction, by which its end can be asked for later. */
export const transactionOf = (tx: Database): Promise<string> =>
  first<string>(tx, sql`select pg_current_xact_id()::text as said`);

/** Whether it was committed: its error may be that the answer to the commit was lost. Throws when nobody can be asked. */
export const wasCommitted = async (database: Database, transaction: string): Promise<boolean> =>
  (await first<string | null>(database, sql`select pg_xact_status(${transaction}::xid8) as said`)) === 'committed';

async function first<Said>(database: Database, query: ReturnType<typeof sql>): Promise<Said> {
  const { rows } = (await database.execute(query)) as unknown as { rows: [{ said: Said }] };
  return rows[0].said;
}
