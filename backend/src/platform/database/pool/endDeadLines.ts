import { Socket } from 'node:net';
import type { Pool, PoolClient } from 'pg';

/**
 * Destroys a connection in use that has been silent for `ms`: its statement is rejected with `ETIMEDOUT`. Uses one
 * timer per connection. pg's `query_timeout` has one per statement, which retains the result until the next full
 * garbage collection. It also returns a connection with a pending statement to the pool.
 */
export function endDeadLines(pool: Pool, ms: number): void {
  const taken = new WeakSet<PoolClient>();
  pool.on('acquire', (client) => taken.add(client));
  pool.on('release', (_error, client) => taken.delete(client));
  pool.on('connect', (client) => {
    const { stream } = client.connection;
    if (!(stream instanceof Socket)) return;
    // The pool closes idle connections; any statement restarts the timer.
    stream.setTimeout(ms).on('timeout', () => {
      if (taken.has(client)) stream.destroy(timeout(ms));
    });
  });
}

const timeout = (ms: number) =>
  Object.assign(new Error(`Nothing came from the database for ${ms} ms`), { code: 'ETIMEDOUT' });
