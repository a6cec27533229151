import { NodePgDatabase, NodePgSession, type NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTransactionConfig } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import type { Database } from './database.js';
import { isUnavailable } from './isUnavailable.js';

type Nothing = Record<string, never>;

/** The database behind a pool of connections, from which no transaction takes one for good. */
export function onPool(pool: Pool): Database {
  const dialect = new PgDialect();
  return new NodePgDatabase(dialect, new PoolSession(pool, dialect), undefined);
}

/**
 * Drizzle's own keeps a connection for ever whose transaction could not begin, and gives back one that still waits for a
 * statement that was given up: whoever has it next waits for that, too.
 */
class PoolSession extends NodePgSession<Nothing, Nothing> {
  constructor(
    private readonly pool: Pool,
    private readonly inSql: PgDialect,
  ) {
    super(pool, inSql, undefined);
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
      // What was rolled back leaves it as it was.
      isLeft = isUnavailable(error) || client.getTransactionStatus() !== 'I';
      throw error;
    } finally {
      client.release(isLeft);
    }
  }
}
