import { sql } from 'drizzle-orm';
import type { Database } from './database.js';

/** Acquires an advisory lock by name until the transaction ends, for writes that first check other rows. */
export async function lockNamed(name: string, tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
}
