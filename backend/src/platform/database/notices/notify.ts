import { sql } from 'drizzle-orm';
import type { Database } from '../database.js';

/** Notifies every process that listens to the channel; see `Listen`. */
export const notify = async (database: Database, channel: string, notice: string): Promise<void> => {
  await database.execute(sql`select pg_notify(${channel}, ${notice})`);
};
