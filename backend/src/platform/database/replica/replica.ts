import type { Pool } from 'pg';
import { IDENTITY } from '../addresses/identity.js';
import type { Database } from '../database.js';
import { onPool } from '../pool/onPool.js';

/** What a replica says of itself. One that was promoted follows nobody any more. */
export type ReplicaState = { follows: boolean; has: boolean };

/** Where the journal (WAL) of a database ends, and which database that is. */
export type Point = { lsn: string; identity: string };

/** A streaming replica of the database, which may be a little behind it. */
export class Replica {
  readonly database: Database;

  constructor(
    private readonly pool: Pool,
    private readonly first: Pool,
  ) {
    this.database = onPool(pool);
  }

  /** Of the first database, now: what was committed before is before that point. */
  async findEnd(): Promise<Point> {
    const { rows } = await this.first.query<Point>(`select pg_current_wal_lsn()::text as lsn, ${IDENTITY} as identity`);
    return rows[0] as Point;
  }

  /** Whether it still follows that database, and has all that was written there before that point. */
  async ask({ lsn, identity }: Point): Promise<ReplicaState> {
    const { rows } = await this.pool.query<ReplicaState>(
      `select pg_is_in_recovery() and ${IDENTITY} = $2 as follows,
        coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as has`,
      [lsn, identity],
    );
    return rows[0] ?? { follows: false, has: false };
  }
}
