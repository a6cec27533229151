import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as onPglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import { Pool } from 'pg';
import type { Config } from '../config.js';
import type { Database } from './database.js';
import { type Listen, listenOnPostgres } from './listenOnPostgres.js';
import { lockFolder } from './lockFolder.js';

export type Connection = { database: Database; listen: Listen; close: () => Promise<void> };

const migrations = { migrationsFolder: path.join(import.meta.dirname, '../../drizzle') };

/** Opens the database of the settings and brings it to the last migration. */
export const connect = (config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>): Promise<Connection> =>
  config.DATABASE_URL ? toPostgres(config.DATABASE_URL) : inFolder(config.DATA_DIR);

async function inFolder(folder: string): Promise<Connection> {
  const release = lockFolder(folder);
  const { close, ...opened } = await toPglite(new PGlite(path.join(folder, 'pglite')));
  return { ...opened, close: () => close().finally(release) };
}

/** PostgreSQL through a pool. The migrator takes an advisory lock of its own only here, where several servers may start. */
async function toPostgres(url: string): Promise<Connection> {
  const pool = new Pool({ connectionString: url, max: 10, connectionTimeoutMillis: 5_000, statement_timeout: 30_000 });
  // An idle connection that breaks must not end the process; the next query opens another.
  pool.on('error', () => undefined);
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock(7306)');
    await migratePostgres(onPostgres(client), migrations);
  } finally {
    await client.query('select pg_advisory_unlock(7306)').catch(() => undefined);
    client.release();
  }
  return { database: onPostgres(pool), listen: listenOnPostgres(url), close: () => pool.end() };
}

/** PGlite, on the instance given: in a folder, or in memory for tests. */
export async function toPglite(pglite: PGlite): Promise<Connection> {
  const database = onPglite(pglite);
  await migratePglite(database, migrations);
  return { database, listen: (channel, hear) => pglite.listen(channel, hear), close: () => pglite.close() };
}
