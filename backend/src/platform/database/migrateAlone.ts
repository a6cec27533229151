import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import type { Database } from './database.js';
import { locks } from './locks.js';
import { migrations } from './migrations.js';
import { requireTrigrams } from './requireTrigrams.js';

/** `mayChange` throws where nothing of the database may be changed; another folder has the migrations of an earlier version. */
type Migration = { migrationsFolder?: string; mayChange?: MayChange };
export type MayChange = (database: Database) => Promise<void>;

/**
 * Brings a PostgreSQL database to the last migration, one server at a time, however long that takes: an index on a large
 * table outlasts the patience that a request deserves, and who waits for another server must start after it, not give up.
 */
export async function migrateAlone(
  url: string,
  say: (event: string) => void,
  { migrationsFolder = migrations.migrationsFolder, mayChange }: Migration = {},
): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  // The query under way tells of a connection that breaks.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await takeTurn(client, say);
    await mayChange?.(drizzle(client));
    await requireTrigrams(client);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    // Its end gives the lock back.
    await client.end();
  }
}

async function takeTurn(client: Client, say: (event: string) => void): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    locks.migrations,
  ]);
  if (rows[0]?.taken) return;
  say('Another server is migrating the database: waiting for it to end');
  await client.query('select pg_advisory_lock($1)', [locks.migrations]);
  say('The other server ended its migrations');
}
