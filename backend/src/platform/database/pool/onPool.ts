import { AsyncLocalStorage } from 'node:async_hooks';
import { NodePgDatabase, NodePgSession, type NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Pool, QueryArrayConfig, QueryArrayResult } from 'pg';
import type { Database } from '../database.js';
import { isUnavailable } from '../errors.js';

/**
 * Abort signal of the client that waits for the current read, aborted on disconnect. Unset for writes and for reads
 * shared with other clients.
 */
export const clientSignal = new AsyncLocalStorage<AbortSignal>();

/** Rejection of a query whose client disconnected. */
export class ClientDisconnected extends Error {
  override name = 'ClientDisconnected';
}

/** Returns whether an error, or one of its causes, is a client disconnect. */
export const isClientDisconnect = (thrown: unknown): boolean =>
  thrown instanceof Error && (thrown instanceof ClientDisconnected || isClientDisconnect(thrown.cause));

function abortablePool(pool: Pool, signal: AbortSignal): Pool {
  const query = (config: QueryArrayConfig, values: unknown[]) => queryAbortable(pool, signal, config, values);
  return Object.create(pool, { query: { value: query } });
}

type Nothing = Record<string, never>;

/** Returns the database on a connection pool; transactions never leak a connection. */
export const onPool = (pool: Pool): Database => new PoolDatabase(pool);

class PoolDatabase extends NodePgDatabase<Nothing> {
  constructor(
    private readonly pool: Pool,
    private readonly inSql = new PgDialect(),
    signal?: AbortSignal,
  ) {
    super(inSql, new PoolSession(pool, inSql, signal), undefined);
  }

  /** Returns the same database with statements, but not transactions, that end when the signal aborts. */
  until(signal: AbortSignal): Database {
    return new PoolDatabase(this.pool, this.inSql, signal);
  }
}

/**
 * Returns the database for reads on behalf of the current client, which end soon after it disconnects. Callers with
 * long reads opt in: a read shared with other clients must not end with the first one. PGlite, in our own process,
 * cancels nothing.
 */
export function abortableByClient(database: Database): Database {
  const signal = clientSignal.getStore();
  return signal && database instanceof PoolDatabase ? database.until(signal) : database;
}

/**
 * Replaces drizzle's own session, which leaks a connection if its transaction could not begin. It also returns a
 * connection with a pending statement to the pool, which blocks the next user.
 */
class PoolSession extends NodePgSession<Nothing, Nothing> {
  constructor(
    private readonly pool: Pool,
    private readonly inSql: PgDialect,
    signal?: AbortSignal,
  ) {
    super(signal ? abortablePool(pool, signal) : pool, inSql, undefined);
  }

  override async transaction<T>(
    act: (tx: NodePgTransaction<Nothing, Nothing>) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    const client = await this.pool.connect();
    let isLeft = true;
    try {
      const result = await new NodePgSession<Nothing, Nothing>(client, this.inSql, undefined).transaction(act, config);
      isLeft = false;
      return result;
    } catch (error) {
      // After a rollback the connection is clean.
      isLeft = isUnavailable(error) || client.getTransactionStatus() !== 'I';
      throw error;
    } finally {
      client.release(isLeft);
    }
  }
}

/** Most statements end within this time, and a new connection costs more than their rest. */
const GRACE_MS = 200;

/**
 * Runs a statement on a connection of its own until the client disconnects. Then closes the connection: the server
 * notices (`client_connection_check_interval`) and ends the statement. A cancel request names a connection, which by
 * then may run another client's statement.
 */
async function queryAbortable(
  pool: Pool,
  signal: AbortSignal,
  config: QueryArrayConfig,
  values: unknown[],
): Promise<QueryArrayResult> {
  const client = await pool.connect();
  let timer: NodeJS.Timeout | undefined;
  let isReleased = false;
  const give = (isBroken: boolean) => {
    if (!isReleased) client.release(isBroken);
    isReleased = true;
  };
  const leave = () => {
    timer = setTimeout(give, GRACE_MS, true);
  };
  if (signal.aborted) {
    give(false);
    throw new ClientDisconnected();
  }
  signal.addEventListener('abort', leave, { once: true });
  try {
    const result = await client.query(config, values);
    give(false);
    return result;
  } catch (error) {
    if (isReleased) throw new ClientDisconnected('', { cause: error });
    give(true);
    throw error;
  } finally {
    signal.removeEventListener('abort', leave);
    clearTimeout(timer);
  }
}
