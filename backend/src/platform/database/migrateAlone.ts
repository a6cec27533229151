import { setTimeout as sleep } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client } from 'pg';
import { connectAlone } from './addresses/connectAlone.js';
import type { Addresses } from './addresses/directUrl.js';
import { causeOf, LOCK_NOT_AVAILABLE } from './causeOf.js';
import type { Database } from './database.js';
import { locks } from './locks.js';
import { migrations } from './migrations.js';

/** `mayChange` throws where nothing of the database may be changed; another folder has the migrations of an earlier version. */
type Migration = { migrationsFolder?: string; mayChange?: MayChange };
export type MayChange = (database: Database) => Promise<void>;

/**
 * Whoever waits for a table holds back all who ask for it after: while a backup reads for an hour, nobody else would read. So a
 * migration waits this long, lets the others go before, and begins anew.
 */
const PATIENCE_MS = 2_000;
const PAUSE_MS = 3_000;

/**
 * Brings a PostgreSQL database to the last migration, one server at a time, however long that takes: an index on a large
 * table outlasts the patience that a request deserves, and who waits for another server must start after it, not give up.
 */
export async function migrateAlone(
  addresses: Addresses,
  say: (event: string) => void,
  { migrationsFolder = migrations.migrationsFolder, mayChange }: Migration = {},
): Promise<void> {
  const client = await connectAlone(addresses);
  try {
    await takeTurn(client, say);
    await mayChange?.(drizzle(client));
    await requireTrigrams(client);
    await client.query(`set lock_timeout = ${PATIENCE_MS}`);
    await unhindered(() => migrate(drizzle(client), { migrationsFolder }), say);
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

/** Tries until every lock came in time. What was not migrated whole is undone. */
async function unhindered(work: () => Promise<void>, say: (event: string) => void): Promise<void> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (causeOf(error).code !== LOCK_NOT_AVAILABLE) throw error;
      say('Somebody uses a table that a migration changes: it lets them go before and begins anew');
      await sleep(PAUSE_MS);
    }
  }
}

/**
 * Takes the extension that searches ask for into the database. It comes with PostgreSQL and its owner may take it in; where
 * whoever connects is not the owner, somebody else has to, once.
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
