import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit, Optional } from '@nestjs/common';
import { within } from '../../clock/within.js';
import { Log } from '../../logging/log.js';
import type { Reading } from '../../metrics/reading.js';
import { causeOf } from '../causeOf.js';
import { ContentChanges } from '../content-changes.js';
import { DATABASE, type Database, REPLICA } from '../database.js';
import { isUnavailable } from '../isUnavailable.js';
import { isLeft } from '../pool/asker.js';
import type { Point, Replica } from './replica.js';

/** How often a replica is asked how far it is; where it lacks a change of content, more often, for until then nobody asks it more. */
const EACH_MS = 1_000;
const BEHIND_EACH_MS = 100;
const PATIENCE_MS = 2_000;

/** Before all that was written. */
const NOWHERE: Point = { lsn: '0/0', identity: '' };

/** A point in the journal of the database, when it ended there, and how many changes of content had been heard by then. */
type Mark = { point: Point; at: number; heard: number };

/**
 * Where visitors' reads go. A replica answers only while it has every change of content that this process heard of: what is kept of
 * its answer would otherwise stay old until the next change. Where there is none, or it is behind or away, the database itself answers.
 */
@Injectable()
export class VisitorReads implements OnModuleInit, OnApplicationShutdown {
  private readonly log = new Log('Replica');
  private readonly began = Date.now();
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private isThere = false;
  private mark: Mark | undefined;
  /** The last mark that the replica had reached. */
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

  /** Asks whichever may answer now. What one replica can't answer, the database does. */
  async ask<T>(question: (database: Database) => Promise<T>): Promise<T> {
    if (!this.replica || !this.mayAnswer()) return question(this.database);
    try {
      return await question(this.replica.database);
    } catch (error) {
      if (isLeft(error)) throw error;
      if (isAway(error)) this.isThere = false;
      return question(this.database);
    }
  }

  /** Undefined where no replica was asked for. */
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
    return this.isThere && this.reached?.heard === this.changes.heard;
  }

  /** Looks how far it is, and again after a while, until the server stops. */
  private async follow(replica: Replica): Promise<void> {
    const wasThere = this.isThere;
    await within(PATIENCE_MS, this.look(replica)).catch((err: unknown) => {
      this.isThere = false;
      if (wasThere) this.log.warn('The replica does not answer: the database does', { err });
    });
    if (this.isStopped) return;
    const wait = this.isThere && !this.mayAnswer() ? BEHIND_EACH_MS : EACH_MS;
    this.timer = setTimeout(() => void this.follow(replica), wait).unref();
  }

  private async look(replica: Replica): Promise<void> {
    // Without the first database nobody knows how far it goes; what the replica has reached, it has still.
    this.mark ??= await this.markNow(replica).catch(() => undefined);
    const { follows, has } = await replica.ask(this.mark?.point ?? NOWHERE);
    this.isThere = true;
    // Of one that was promoted the points are of another journal: it goes on only until something changes.
    if (!follows || !has || !this.mark) return;
    this.reached = this.mark;
    this.mark = undefined;
  }

  private async markNow(replica: Replica): Promise<Mark> {
    const [heard, at] = [this.changes.heard, Date.now()];
    return { point: await replica.findEnd(), at, heard };
  }
}

/** Ended for the journal to go on: as something that can't be serialised, or as a deadlock with it. */
const RECOVERY = /^(40001|40P01)$/;
/** One question that took too long, or waited for a lock, says nothing of the next. */
const OF_THE_QUESTION = /^(57014|55P03)$/;

/** Whether an error says that a replica can't answer now, whatever it is asked; any other is of that question alone. */
function isAway(error: unknown): boolean {
  const { code = '' } = causeOf(error);
  return RECOVERY.test(code) || (isUnavailable(error) && !OF_THE_QUESTION.test(code));
}
