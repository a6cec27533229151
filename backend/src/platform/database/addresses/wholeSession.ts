import type { Client } from 'pg';
import { inSession } from './inSession.js';

/** While a pool is busy its sessions change hands by themselves, and while it is not the last one that was used goes to who comes. */
const ROUNDS = 5;

/**
 * Whether this session is the client's from beginning to end: what is set in it, locked or listened for is then nobody else's. A pool
 * that gives each transaction a session gives it, as soon as it is idle, to whoever asks beside it. To be asked outside a transaction.
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

/** What is said of an address without whole sessions where no other was named, and of a direct one. */
export const POOLED =
  'lleva a un pool que reparte sus sesiones: indique además DATABASE_DIRECT_URL, la misma base con sesiones enteras (docs/escala.md)';
export const NOT_DIRECT =
  'lleva a un pool que reparte sus sesiones (pool_mode=transaction): nombre la misma base sin él, o con pool_mode=session';
