import { Client } from 'pg';

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

/** Error text for an address of a pool whose sessions are not private: LISTEN, locks and settings would be lost. */
export const POOLED =
  'lleva a un pool que reparte sus sesiones (pool_mode=transaction): nombre la misma base sin él, o con pool_mode=session';

/**
 * Opens a session without time limits, for a migration or a backup. The role's limits apply to requests only. The
 * caller ends the session. Throws an Error if a pool would leak its settings and locks to others.
 */
export async function connectAlone(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true });
  // A broken connection already rejects the statement in progress.
  client.on('error', () => undefined);
  try {
    await client.connect();
    if (!(await isWhole(client, url))) throw new Error(`DATABASE_URL ${POOLED}.`);
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
    return client;
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}
