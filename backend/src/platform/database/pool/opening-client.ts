import { Socket } from 'node:net';
import { Client, type ClientConfig, type Pool, type PoolClient } from 'pg';

/**
 * A connection could not be opened, for any reason: a changed password, a database being restored, no free connections.
 * The same codes from a statement would be a bug.
 */
export class NotConnected extends Error {
  override name = 'NotConnected';
}

type ConnectCallback = ((error: Error) => void) | ((error: null, client: Client) => void);

/** A pool connection that distinguishes errors while connecting from errors of statements. */
export class OpeningClient extends Client {
  // Pools pass their settings, which the base type omits.
  constructor(config?: ClientConfig) {
    super(config);
  }

  override connect(): Promise<Client>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<Client> | undefined {
    if (!callback) return super.connect().catch(refuse);
    super.connect((error: Error | null) => {
      if (error) (callback as (error: Error) => void)(notConnected(error));
      else (callback as (error: null, client: Client) => void)(null, this);
    });
    return undefined;
  }
}

const notConnected = (cause: Error) => new NotConnected('The database could not be reached', { cause });

const refuse = (error: Error): never => {
  throw notConnected(error);
};

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
