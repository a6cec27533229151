import type { Pool } from 'pg';
import { IDENTITY } from '../addresses/identity.js';
import type { Database } from '../database.js';
import { onPool } from '../pool/onPool.js';

/** State of a replica. After a promotion it follows no database. */
export type ReplicaState = { follows: boolean; has: boolean };

/** End of a database's write-ahead log (WAL), and the identity of that database. */
export type Point = { lsn: string; identity: string };

/** A streaming replica of the database, which may lag behind it. */
export class Replica {
  readonly database: Database;

  constructor(
    private readonly pool: Pool,
    private readonly first: Pool,
  ) {
    this.database = onPool(pool);
  }

  /** Returns the current end of the primary's WAL: everything committed before is before that point. */
  async findEnd(): Promise<Point> {
    const { rows } = await this.first.query<Point>(`select pg_current_wal_lsn()::text as lsn, ${IDENTITY} as identity`);
    return rows[0] as Point;
  }

  /** Returns whether the replica still follows that database and has replayed the WAL up to the point. */
  async query({ lsn, identity }: Point): Promise<ReplicaState> {
    const { rows } = await this.pool.query<ReplicaState>(
      `select pg_is_in_recovery() and ${IDENTITY} = $2 as follows,
        coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as has`,
      [lsn, identity],
    );
    return rows[0] ?? { follows: false, has: false };
  }
}
