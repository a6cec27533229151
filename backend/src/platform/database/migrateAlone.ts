import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import type { Database } from './database.js';
import { locks } from './locks.js';
import { migrations } from './migrations.js';
import { causeOf, LOCK_NOT_AVAILABLE } from './problems.js';
import { connectAlone } from './sessions.js';

/** Options: `mayChange` throws to forbid changes; `migrationsFolder` may hold an earlier version's migrations. */
type Migration = { migrationsFolder?: string; mayChange?: MayChange };
export type MayChange = (database: Database) => Promise<void>;

/**
 * Lock timeout of a migration. A waiting lock on a table blocks all later queries, for instance during a backup of an
 * hour. So a migration gives up after this time, pauses and retries.
 */
const PATIENCE_MS = 2_000;
const PAUSE_MS = 3_000;

/**
 * Runs pending migrations on PostgreSQL, one server at a time and without a time limit. An index on a large table takes
 * longer than a request may, and other servers must wait, not fail.
 */
export async function migrateAlone(
  url: string,
  say: (event: string) => void,
  { migrationsFolder = migrations.migrationsFolder, mayChange }: Migration = {},
): Promise<void> {
  const client = await connectAlone(url);
  try {
    await waitForLock(client, say);
    await mayChange?.(drizzle(client));
    await requireTrigrams(client);
    await client.query(`set lock_timeout = ${PATIENCE_MS}`);
    await retryWhenLocked(() => migrate(drizzle(client), { migrationsFolder }), say);
  } finally {
    // Ending the session releases the lock.
    await client.end();
  }
}

async function waitForLock(client: Client, say: (event: string) => void): Promise<void> {
  const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
    locks.migrations,
  ]);
  if (rows[0]?.taken) return;
  say('Another server is migrating the database: waiting');
  await client.query('select pg_advisory_lock($1)', [locks.migrations]);
  say('The other server finished its migrations');
}

/** Retries until every lock is acquired in time. An incomplete migration is rolled back. */
async function retryWhenLocked(work: () => Promise<void>, say: (event: string) => void): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (causeOf(error).code !== LOCK_NOT_AVAILABLE) throw error;
      say('A table to migrate is in use: the migration lets the others finish and starts again');
      await sleep(PAUSE_MS);
    }
  }
}

/**
 * Installs the extension for searches, pg_trgm, which comes with PostgreSQL and which the database's owner may install.
 * Throws an Error if this user may not; an administrator must install it once.
 */
async function requireTrigrams(client: Client): Promise<void> {
  try {
    await client.query('create extension if not exists pg_trgm');
  } catch (cause) {
    throw new Error(
      'Falta la extensión pg_trgm, que viene con PostgreSQL y que este usuario no puede instalar. Quien administra la base ' +
        'debe ejecutar en ella, una sola vez: CREATE EXTENSION pg_trgm;',
      { cause },
    );
  }
}
