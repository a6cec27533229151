import { NodePgDatabase, NodePgSession, type NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Pool, PoolClient, QueryArrayConfig, QueryArrayResult } from 'pg';
import { oncePer } from '../../oncePer.js';
import type { Database } from '../database.js';
import { isUnavailable } from '../isUnavailable.js';
import { AskerLeft, asker } from './asker.js';

/** The pool, for what ends when that signal comes. */
function askedUntil(pool: Pool, signal: AbortSignal): Pool {
  const query = (config: QueryArrayConfig, values: unknown[]) => queryUntilLeft(pool, signal, config, values);
  return Object.create(pool, { query: { value: query } });
}

type Nothing = Record<string, never>;

/**
 * The database behind a pool of connections, from which no transaction takes one for good. `isShared`: a pool of others stands
 * between, which gives each transaction another session.
 */
export const onPool = (pool: Pool, isShared = false): Database => new PoolDatabase(pool, isShared);

/** By what name a session keeps a statement parsed; none, where the next one may be asked in another. */
export const nameFor = ({ _: { session } }: Database, statement: string): string =>
  (session instanceof PoolSession || session instanceof ConnectionSession) && session.isShared ? '' : statement;

class PoolDatabase extends NodePgDatabase<Nothing> {
  constructor(
    private readonly pool: Pool,
    private readonly isShared: boolean,
    private readonly inSql = new PgDialect(),
    signal?: AbortSignal,
  ) {
    super(inSql, new PoolSession(pool, isShared, inSql, signal), undefined);
  }

  /** The same, whose statements end when that signal comes; its transactions do not. */
  until(signal: AbortSignal): Database {
    return new PoolDatabase(this.pool, this.isShared, this.inSql, signal);
  }
}

/**
 * The database for reading what whoever asks now waits for: what they ask ends soon after they leave. Each who reads long takes it
 * for themselves, for what is read for others too must not end with the first who asked. PGlite, in our own process, ends
 * nothing before its time.
 */
export function whileAsked(database: Database): Database {
  const signal = asker.getStore();
  return signal && database instanceof PoolDatabase ? database.until(signal) : database;
}

/** What one connection is asked. */
class ConnectionSession extends NodePgSession<Nothing, Nothing> {
  constructor(
    client: PoolClient,
    readonly isShared: boolean,
    inSql: PgDialect,
  ) {
    super(client, inSql, undefined);
  }
}

/**
 * Drizzle's own keeps a connection for ever whose transaction could not begin, and gives back one that still waits for a
 * statement that was given up: whoever has it next waits for that, too.
 */
class PoolSession extends NodePgSession<Nothing, Nothing> {
  constructor(
    private readonly pool: Pool,
    readonly isShared: boolean,
    private readonly inSql: PgDialect,
    signal?: AbortSignal,
  ) {
    super(signal ? askedUntil(pool, signal) : pool, inSql, undefined);
  }

  /** A connection has one for all its transactions: what was prepared on it stays so. */
  private readonly sessionOn = oncePer(
    (client: PoolClient) => new ConnectionSession(client, this.isShared, this.inSql),
  );

  override async transaction<T>(
    act: (tx: NodePgTransaction<Nothing, Nothing>) => Promise<T>,
    config?: PgTransactionConfig,
  ): Promise<T> {
    const client = await this.pool.connect();
    let isLeft = true;
    try {
      const result = await this.sessionOn(client).transaction(act, config);
      isLeft = false;
      return result;
    } catch (error) {
      // What was rolled back leaves it as it was.
      isLeft = isUnavailable(error) || client.getTransactionStatus() !== 'I';
      throw error;
    } finally {
      client.release(isLeft);
    }
  }
}

/** Most statements are over by then, and a connection costs more than what is left of them. */
const GRACE_MS = 200;

/**
 * Asks a statement on a connection of its own for as long as its asker stays. When they leave, the connection is closed: the
 * server, which looks for it (`client_connection_check_interval`), ends the statement. A request to cancel would name a
 * connection, on which by then somebody else may have asked.
 */
async function queryUntilLeft(
  pool: Pool,
  signal: AbortSignal,
  config: QueryArrayConfig,
  values: unknown[],
): Promise<QueryArrayResult> {
  const client = await pool.connect();
  let timer: NodeJS.Timeout | undefined;
  let isGiven = false;
  const give = (isBroken: boolean) => {
    if (!isGiven) client.release(isBroken);
    isGiven = true;
  };
  const leave = () => {
    timer = setTimeout(give, GRACE_MS, true);
  };
  if (signal.aborted) {
    give(false);
    throw new AskerLeft();
  }
  signal.addEventListener('abort', leave, { once: true });
  try {
    const result = await client.query(config, values);
    give(false);
    return result;
  } catch (error) {
    if (isGiven) throw new AskerLeft('', { cause: error });
    give(true);
    throw error;
  } finally {
    signal.removeEventListener('abort', leave);
    clearTimeout(timer);
  }
}
