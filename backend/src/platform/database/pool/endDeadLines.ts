import { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

/**
 * Breaks a connection that somebody has and on which nothing moved for so long (ms): what was asked on it is rejected with
 * `ETIMEDOUT`. One clock for each connection: pg's `query_timeout` has one for each statement, and what that brought
 * stays in memory until the next full collection; and it leaves a connection that waits to whoever asks next.
 */
export function endDeadLines(pool: Pool, ms: number): void {
  const taken = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => taken.add(client));
  pool.on('release', (_error, client) => taken.delete(client));
  pool.on('connect', (client) => {
    const { stream } = client.connection;
    if (!(stream instanceof Socket)) return;
    // An idle one is the pool's to close, and whatever is asked on it winds the clock again.
    stream.setTimeout(ms).on('timeout', () => {
      if (taken.has(client)) stream.destroy(timeout(ms));
    });
  });
}

const timeout = (ms: number) =>
  Object.assign(new Error(`Nothing came from the database for ${ms} ms`), { code: 'ETIMEDOUT' });
