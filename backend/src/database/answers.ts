import { sql } from 'drizzle-orm';
import type { Database } from './database.js';

/** Whether the database answers now. */
export const answers = (database: Database): Promise<boolean> =>
  database.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
