import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';
import type { Config } from '../config/settings.js';
import type { Reading } from '../metrics/metrics.js';
import { copyBase } from './base.js';
import type { Database } from './database.js';
import { type CopyIn, copyOnPglite, copyOnPool } from './ground/ground.js';
import { lockFolder } from './locks.js';
import { type MayChange, migrateAlone } from './migrateAlone.js';
import { migrations } from './migrations.js';
import { type Listen, listenOnPostgres } from './notices.js';
import { onPool } from './pool/onPool.js';
import { endDeadLines, OpeningClient } from './pool/opening-client.js';

export type Connection = {
  database: Database;
  listen: Listen;
  copyIn: CopyIn;
  /** PostgreSQL only: connections for counters shared by all processes. */
  counters?: Pool;
  readings?: readonly Reading[];
  close: () => Promise<void>;
};

/**
 * Statement and lock limits. The server cancels slow statements; we break a hung connection a little later (DEAD_MS),
 * so that no request waits until the process ends.
 */
const LIMITS = {
  statement_timeout: 30_000,
  // An abandoned session in a transaction would hold its row locks forever.
  idle_in_transaction_session_timeout: 15_000,
  lock_timeout: 5_000,
  keepAlive: true,
  maxLifetimeSeconds: 600,
};
const DEAD_MS = 35_000;
/** The server detects dead clients, and checks more often while it runs a statement: see `queryAbortable`. */
const KEEPALIVE_OPTIONS =
  '-c tcp_keepalives_idle=20 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=30000 -c client_connection_check_interval=250';

/** Counting waits neither for connections held by transactions nor for a server that hangs. */
const COUNTING = {
  max: 3,
  connectionTimeoutMillis: 2_000,
  statement_timeout: 2_000,
  keepAlive: true,
};
const DEAD_COUNTING_MS = 3_000;

/**
 * Opens the configured database and runs pending migrations, unless `mayChange` throws. `say` receives log messages, in
 * English, about waits during startup.
 */
export const connect = (
  config: Pick<Config, 'DATABASE_URL' | 'DATA_DIR'>,
  say: (event: string) => void = () => undefined,
  mayChange?: MayChange,
): Promise<Connection> =>
  config.DATABASE_URL ? toPostgres(config.DATABASE_URL, say, mayChange) : inFolder(config.DATA_DIR, mayChange);

async function inFolder(folder: string, mayChange?: MayChange): Promise<Connection> {
  const release = await lockFolder(folder);
  const { openPglite } = await import('./pglite.js');
  const dataDir = path.join(folder, 'pglite');
  copyBase(dataDir);
  const pglite = openPglite({ dataDir });
  const close = () => pglite.close().finally(release);
  try {
    return { ...(await toPglite(pglite, mayChange)), close };
  } catch (error) {
    await close().catch(() => undefined);
    throw error;
  }
}

async function toPostgres(url: string, say: (event: string) => void, mayChange?: MayChange): Promise<Connection> {
  await migrateAlone(url, say, { mayChange });
  const pool = makePool(url);
  const counters = new Pool({ connectionString: url, ...COUNTING });
  surviveBreaks(counters);
  endDeadLines(counters, DEAD_COUNTING_MS);
  const close = async () => {
    await Promise.all([pool.end(), counters.end()]);
  };
  return {
    database: onPool(pool),
    listen: listenOnPostgres(url),
    copyIn: copyOnPool(pool),
    counters,
    readings: poolReadings(pool),
    close,
  };
}

function makePool(connectionString: string): Pool {
  const pool = new Pool({
    connectionString,
    Client: OpeningClient,
    max: 10,
    connectionTimeoutMillis: 5_000,
    ...LIMITS,
    // JIT compilation takes longer than any of our statements, which all read a bounded number of rows.
    options: `-c jit=off ${KEEPALIVE_OPTIONS}`,
  });
  surviveBreaks(pool);
  endDeadLines(pool, DEAD_MS);
  return pool;
}

/**
 * Keeps the process alive when a connection breaks, idle or in a transaction. Its pending statement is still rejected,
 * and the next query opens another connection.
 */
function surviveBreaks(pool: Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/** Connects to the given PGlite instance: in a folder, or in memory for tests. */
export async function toPglite(pglite: PGlite, mayChange?: MayChange): Promise<Connection> {
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  const database = drizzle(pglite);
  await mayChange?.(database);
  await migrate(database, migrations);
  return {
    database,
    listen: (channel, onNotice) => pglite.listen(channel, onNotice),
    copyIn: copyOnPglite(pglite),
    close: () => pglite.close(),
  };
}

/** Metrics of the pool: open and idle connections, and waiting requests. */
const poolReadings = (pool: Pool): Reading[] => [
  {
    name: 'database_connections',
    help: 'Conexiones a PostgreSQL: abiertas, libres y peticiones que esperan una',
    labels: ['state'],
    read: async () => [
      { value: pool.totalCount, labels: { state: 'open' } },
      { value: pool.idleCount, labels: { state: 'idle' } },
      { value: pool.waitingCount, labels: { state: 'waiting' } },
    ],
  },
];
