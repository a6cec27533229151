import { sql } from 'drizzle-orm';
import type { Database } from '../database.js';
import { preparedOn } from '../pool/preparedOn.js';

/** Prepared, because every write of a row notifies. */
const notifying = preparedOn('notify', (on, name) =>
  on
    .select({ told: sql`pg_notify(${sql.placeholder('channel')}, ${sql.placeholder('notice')})` })
    .from(sql`(values (1)) as one`)
    .prepare(name),
);

/** Notifies every process that listens to the channel; see `Listen`. */
export const notify = async (database: Database, channel: string, notice: string): Promise<void> => {
  await notifying(database).execute({ channel, notice });
};
