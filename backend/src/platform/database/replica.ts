import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit, Optional } from '@nestjs/common';
import type { Pool } from 'pg';
import { withTimeout } from '../clock.js';
import { Log } from '../logging/log.js';
import type { Reading } from '../metrics/metrics.js';
import { ContentChanges } from './content-changes.js';
import { DATABASE, type Database, REPLICA } from './database.js';
import { isUnavailable } from './errors.js';
import { isClientDisconnect, onPool } from './pool/onPool.js';
import { causeOf } from './problems.js';
import { IDENTITY } from './sessions.js';

/** State of a replica. After a promotion it follows no database. */
type ReplicaState = { follows: boolean; has: boolean };

/** End of a database's write-ahead log (WAL), and the identity of that database. */
type Point = { lsn: string; identity: string };

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

/** Polling interval of the replica; shorter while it lacks a content change, because it serves no reads until then. */
const EACH_MS = 1_000;
const BEHIND_EACH_MS = 100;
const PATIENCE_MS = 2_000;

/** A point before any write. */
const NOWHERE: Point = { lsn: '0/0', identity: '' };

/** A point in the primary's WAL, its time, and the count of content changes received by then. */
type Mark = { point: Point; at: number; changeCount: number };

/**
 * Routes visitors' reads. The replica serves them only while it has every content change that this process received: a
 * cached stale answer would stay until the next change. Otherwise the primary serves them.
 */
@Injectable()
export class VisitorReads implements OnModuleInit, OnApplicationShutdown {
  private readonly log = new Log('Replica');
  private readonly began = Date.now();
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private isThere = false;
  private mark: Mark | undefined;
  /** The last mark that the replica has replayed. */
  private reached: Mark | undefined;

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    private readonly changes: ContentChanges,
    @Optional() @Inject(REPLICA) private readonly replica?: Replica | null,
  ) {}

  async onModuleInit() {
    if (this.replica) await this.follow(this.replica);
  }

  onApplicationShutdown() {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  /** Runs a query on the replica if it may answer, and on the primary otherwise or if the replica fails. */
  async queryReplica<T>(question: (database: Database) => Promise<T>): Promise<T> {
    if (!this.replica || !this.mayAnswer()) return question(this.database);
    try {
      return await question(this.replica.database);
    } catch (error) {
      if (isClientDisconnect(error)) throw error;
      if (isAway(error)) this.isThere = false;
      return question(this.database);
    }
  }

  /** Returns the replica's health; undefined if none is configured. */
  state(): 'ok' | 'falla' | undefined {
    if (!this.replica) return undefined;
    return this.mayAnswer() ? 'ok' : 'falla';
  }

  readings(): Reading[] {
    if (!this.replica) return [];
    return [
      {
        name: 'replica_lag_seconds',
        help: 'Hace cuánto la réplica tenía, hasta donde se sabe, todo lo escrito en la base',
        read: async () => [{ value: (Date.now() - (this.reached?.at ?? this.began)) / 1_000 }],
      },
      {
        name: 'replica_answers',
        help: '1 si la réplica responde lo que leen los visitantes; 0 si lo hace la base',
        read: async () => [{ value: this.mayAnswer() ? 1 : 0 }],
      },
    ];
  }

  private mayAnswer(): boolean {
    return this.isThere && this.reached?.changeCount === this.changes.changeCount;
  }

  /** Polls the replica's position until the server stops. */
  private async follow(replica: Replica): Promise<void> {
    const wasThere = this.isThere;
    await withTimeout(PATIENCE_MS, this.look(replica)).catch((err: unknown) => {
      this.isThere = false;
      if (wasThere) this.log.warn('The replica does not respond: the database is read instead', { err });
    });
    if (this.isStopped) return;
    const wait = this.isThere && !this.mayAnswer() ? BEHIND_EACH_MS : EACH_MS;
    this.timer = setTimeout(() => void this.follow(replica), wait).unref();
  }

  private async look(replica: Replica): Promise<void> {
    // If the primary is down, no new mark is known; the replica still has the last one.
    this.mark ??= await this.markNow(replica).catch(() => undefined);
    const { follows, has } = await replica.query(this.mark?.point ?? NOWHERE);
    this.isThere = true;
    // A promoted replica has another WAL: it serves reads only until the next content change.
    if (!follows || !has || !this.mark) return;
    this.reached = this.mark;
    this.mark = undefined;
  }

  private async markNow(replica: Replica): Promise<Mark> {
    const [changeCount, at] = [this.changes.changeCount, Date.now()];
    return { point: await replica.findEnd(), at, changeCount };
  }
}

/** Conflict with WAL replay, reported as a serialization failure or a deadlock. */
const RECOVERY = /^(40001|40P01)$/;
/** A timeout of one statement or lock says nothing about the next query. */
const OF_THE_QUESTION = /^(57014|55P03)$/;

/** Returns whether an error means that the replica is unavailable; any other error concerns that query only. */
function isAway(error: unknown): boolean {
  const { code = '' } = causeOf(error);
  return RECOVERY.test(code) || (isUnavailable(error) && !OF_THE_QUESTION.test(code));
}
