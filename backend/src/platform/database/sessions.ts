import { Client } from 'pg';
import type { Config } from '../config/settings.js';

export type Addresses = Partial<Pick<Config, 'DATABASE_DIRECT_URL'>> & { DATABASE_URL: string };

/**
 * Returns the address whose sessions belong to one client from start to end. A pool in transaction mode (pgbouncer) may
 * use another session for each transaction. LISTEN, session-level locks and session settings need this address.
 */
export const directUrl = ({ DATABASE_URL, DATABASE_DIRECT_URL }: Addresses): string =>
  DATABASE_DIRECT_URL ?? DATABASE_URL;

const PATIENCE_MS = 8_000;

/** Runs `work` in a PostgreSQL session of its own. Rejects if the connection fails. */
export async function inSession<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
  });
  // A broken connection already rejects the statement in progress.
  client.on('error', () => undefined);
  await client.connect();
  // Only an open connection is ended: with an invalid port there never was one.
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Runs one read-only statement and returns its first row. */
export const queryOne = <Row extends object>(url: string, statement: string): Promise<Row | undefined> =>
  inSession(url, async (client) => (await client.query<Row>(statement)).rows[0]);

/**
 * SQL expression that a database shares only with its streaming replicas: the system identifier and the database name.
 */
export const IDENTITY = `(select system_identifier from pg_control_system()) || ' ' || current_database()`;

/** Returns the identity of the database at an address; undefined if the connection fails. */
export const identityAt = (url: string): Promise<string | undefined> =>
  queryOne<{ identity: string }>(url, `select ${IDENTITY} as identity`).then(
    (found) => found?.identity,
    () => undefined,
  );

/** Error text for a direct address that leads to another database. */
export const ANOTHER = 'no lleva a la base de DATABASE_URL';

/**
 * Probe rounds: a busy pool swaps sessions on its own, and an idle one gives the last used session to the next client.
 */
const ROUNDS = 5;

/**
 * Checks that a session belongs to one client, so that its settings, locks and LISTEN are private. A pool in
 * transaction mode gives an idle session to the next client. Must be called outside a transaction.
 */
export const isWhole = (client: Client, url: string): Promise<boolean> =>
  inSession(url, async (beside) => {
    const own = await sessionOf(client);
    for (let round = 0; round < ROUNDS; round++)
      if ((await sessionOf(beside)) === own || (await sessionOf(client)) !== own) return false;
    return true;
  });

async function sessionOf(client: Client): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid;
}

/** Error texts for pooled addresses: DATABASE_URL without a direct address, and a direct address itself. */
export const POOLED =
  'lleva a un pool que reparte sus sesiones: indique además DATABASE_DIRECT_URL, la misma base con sesiones enteras (docs/escala.md)';
export const NOT_DIRECT =
  'lleva a un pool que reparte sus sesiones (pool_mode=transaction): nombre la misma base sin él, o con pool_mode=session';

/**
 * Opens a session without time limits, for a migration or a backup. The role's limits apply to requests only. The
 * caller ends the session. Throws an Error if a pool would leak its settings and locks to others, or if the direct
 * address leads to another database.
 */
export async function connectAlone(addresses: Addresses): Promise<Client> {
  const url = directUrl(addresses);
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  // A broken connection already rejects the statement in progress.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const fault = await faultOf(client, addresses);
    if (fault) throw new Error(`${fault}.`);
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

async function faultOf(client: Client, { DATABASE_URL, DATABASE_DIRECT_URL }: Addresses): Promise<string | undefined> {
  if (DATABASE_DIRECT_URL === undefined)
    return (await isWhole(client, DATABASE_URL)) ? undefined : `DATABASE_URL ${POOLED}`;
  if (!(await isWhole(client, DATABASE_DIRECT_URL))) return `DATABASE_DIRECT_URL ${NOT_DIRECT}`;
  const { rows } = await client.query<{ identity: string }>(`select ${IDENTITY} as identity`);
  // The pool may be down; the direct connection works without it.
  const behind = await identityAt(DATABASE_URL);
  return behind === undefined || behind === rows[0]?.identity ? undefined : `DATABASE_DIRECT_URL ${ANOTHER}`;
}
