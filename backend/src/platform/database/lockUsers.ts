import { sql } from 'drizzle-orm';
import type { Database } from './database.js';
import { locks } from './locks.js';

/** Whatever changes users waits until this transaction ends. */
export async function lockUsers(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${locks.users})`);
}
