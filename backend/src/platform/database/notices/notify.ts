import { sql } from 'drizzle-orm';
import type { Database } from '../database.js';
import { preparedOn } from '../pool/preparedOn.js';

/** Each write of a row tells somebody. */
const notifying = preparedOn('notify', (on, name) =>
  on
    .select({ told: sql`pg_notify(${sql.placeholder('channel')}, ${sql.placeholder('notice')})` })
    .from(sql`(values (1)) as one`)
    .prepare(name),
);

/** Tells every process that listens to the channel; see `Listen`. */
export const notify = async (database: Database, channel: string, notice: string): Promise<void> => {
  await notifying(database).execute({ channel, notice });
};
