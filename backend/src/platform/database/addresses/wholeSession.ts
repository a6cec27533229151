import type { Client } from 'pg';
import { inSession } from './inSession.js';

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
