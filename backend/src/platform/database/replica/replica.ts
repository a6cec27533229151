import type { Pool } from 'pg';
import type { Database } from '../database.js';
import { onPool } from '../pool/onPool.js';

/** What a replica says of itself. One that was promoted follows nobody any more. */
export type ReplicaState = { follows: boolean; has: boolean };

/** A streaming replica of the database, which may be a little behind it. */
export class Replica {
  readonly database: Database;

  constructor(
    private readonly pool: Pool,
    private readonly first: Pool,
  ) {
    this.database = onPool(pool);
  }

  /** Where the journal of the first database (its WAL) ends now: what was committed before is before that point. */
  async findEnd(): Promise<string> {
    const { rows } = await this.first.query<{ lsn: string }>('select pg_current_wal_lsn()::text as lsn');
    return rows[0]?.lsn ?? '';
  }

  /** Whether it still follows the first one, and has all that was written there before that point. */
  async ask(point: string): Promise<ReplicaState> {
    const { rows } = await this.pool.query<ReplicaState>(
      'select pg_is_in_recovery() as follows, coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as has',
      [point],
    );
    return rows[0] ?? { follows: false, has: false };
  }
}
