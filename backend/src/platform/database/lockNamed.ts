import { sql } from 'drizzle-orm';
import type { Database } from './database.js';

/** Until the transaction ends nobody else has that lock: who changes one row looks at all the others first. */
export async function lockNamed(name: string, tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${name}))`);
}
