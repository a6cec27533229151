import type { Client } from 'pg';

/** What a session of ours says of itself as it begins. A pool that gives each transaction another session passes none of it on. */
export const WHOLE = { statement_timeout: 8_000 };

/** Whether this one began with that: what is set in it, locked or listened for is then nobody else's. */
export async function isWhole(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ setting: string }>(
    "select setting from pg_settings where name = 'statement_timeout'",
  );
  return rows[0]?.setting === String(WHOLE.statement_timeout);
}

/** What is said of an address without whole sessions, where no other was named. */
export const POOLED =
  'lleva a un pool de conexiones: indique además DATABASE_DIRECT_URL, la misma base con sesiones enteras (docs/escala.md)';
