import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { Pool } from 'pg';
import type { Config } from '../config/settings.js';
import type { Reading } from '../metrics/reading.js';
import { directUrl } from './addresses/directUrl.js';
import { copyBase } from './base.js';
import type { Database } from './database.js';
import { type CopyIn, copyOnPglite, copyOnPool } from './ground/copyIn.js';
import { lockFolder } from './lockFolder.js';
import { type MayChange, migrateAlone } from './migrateAlone.js';
import { migrations } from './migrations.js';
import { type Listen, listenOnPostgres } from './notices/listenOnPostgres.js';
import { endDeadLines } from './pool/endDeadLines.js';
import { onPool } from './pool/onPool.js';
import { OpeningClient } from './pool/opening-client.js';
import { Replica } from './replica/replica.js';

export type Connection = {
  database: Database;
  listen: Listen;
  copyIn: CopyIn;
  /** PostgreSQL's alone: connections for what all processes count together. */
  counters?: Pool;
  /** PostgreSQL's alone, where one was named. */
  replica?: Replica;
  /** What can be read of it by whoever watches. */
  readings?: readonly Reading[];
  close: () => Promise<void>;
};

/**
 * The server ends a statement after this time, and we a little later what a server that hangs, or a line that is dead, never
 * ends: otherwise whoever waits for it would wait until the process ends.
 */
const LIMITS = {
  statement_timeout: 30_000,
  // A session that waits for us, where we have given its line up, would keep its rows locked for ever.
  idle_in_transaction_session_timeout: 15_000,
  lock_timeout: 5_000,
  keepAlive: true,
  maxLifetimeSeconds: 600,
};
const DEAD_MS = 35_000;
/** The server, too, looks whether we are still there; while it works, more often: see `queryUntilLeft`. */
const KEPT_ALIVE =
  '-c tcp_keepalives_idle=20 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=3 -c tcp_user_timeout=30000 -c client_connection_check_interval=250';

/** Counting waits for nobody, neither for a connection that a transaction holds nor for a server that hangs. */
const COUNTING = {
  max: 3,
  connectionTimeoutMillis: 2_000,
  statement_timeout: 2_000,
  keepAlive: true,
};
const DEAD_COUNTING_MS = 3_000;

/** Where the database is, and how it is reached for what a pool between us and it can't do: see `directUrl`. */
type Places = Pick<Config, 'DATABASE_URL' | 'DATABASE_DIRECT_URL' | 'DATABASE_READ_URL' | 'DATA_DIR'>;

/**
 * Opens the database of the settings and brings it to the last migration, unless `mayChange` throws. `say` hears, in English
 * for the log, what the start has to wait for.
 */
export const connect = (
  config: Places,
  say: (event: string) => void = () => undefined,
  mayChange?: MayChange,
): Promise<Connection> =>
  config.DATABASE_URL
    ? toPostgres({ ...config, DATABASE_URL: config.DATABASE_URL }, say, mayChange)
    : inFolder(config.DATA_DIR, mayChange);

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

/** PostgreSQL through a pool. */
async function toPostgres(
  config: Places & { DATABASE_URL: string },
  say: (event: string) => void,
  mayChange?: MayChange,
): Promise<Connection> {
  const direct = directUrl(config);
  await migrateAlone(config, say, { mayChange });
  const pool = makePool(config.DATABASE_URL);
  const counters = new Pool({ connectionString: config.DATABASE_URL, ...COUNTING });
  surviveBreaks(counters);
  endDeadLines(counters, DEAD_COUNTING_MS);
  const reading = config.DATABASE_READ_URL ? makePool(config.DATABASE_READ_URL) : undefined;
  const close = async () => {
    await Promise.all([pool.end(), counters.end(), reading?.end()]);
  };
  return {
    database: onPool(pool, direct !== config.DATABASE_URL),
    listen: listenOnPostgres(direct),
    copyIn: copyOnPool(pool),
    counters,
    ...(reading && { replica: new Replica(reading, pool) }),
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
    // Compiling a statement takes longer than any of ours: what they read is bounded.
    options: `-c jit=off ${KEPT_ALIVE}`,
  });
  surviveBreaks(pool);
  endDeadLines(pool, DEAD_MS);
  return pool;
}

/**
 * A connection that breaks must not end the process, whether it is idle or in the middle of a transaction: what was asked on it
 * is rejected all the same, and the next query opens another.
 */
function surviveBreaks(pool: Pool): void {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
}

/** PGlite, on the instance given: in a folder, or in memory for tests. */
export async function toPglite(pglite: PGlite, mayChange?: MayChange): Promise<Connection> {
  const { drizzle } = await import('drizzle-orm/pglite');
  const { migrate } = await import('drizzle-orm/pglite/migrator');
  const database = drizzle(pglite);
  await mayChange?.(database);
  await migrate(database, migrations);
  return {
    database,
    listen: (channel, hear) => pglite.listen(channel, hear),
    copyIn: copyOnPglite(pglite),
    close: () => pglite.close(),
  };
}

/** How many connections to the database there are, lie idle, and how many ask for one. */
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
