import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Response } from 'express';
import pLimit from 'p-limit';
import type { Staff } from '../auth/staff.js';
import { StaffService } from '../auth/staff.service.js';
import { tooMany } from '../http/budget/tooMany.js';
import { Problem } from '../http/problem.js';
import { KnownUsers } from '../users/known-users.js';
import { EventStream } from './event-stream.js';

/** Tabs of one browser share one: these are somebody's browsers and devices, with what a broken network has not ended yet. */
export const MOST_OF_ONE = 8;
const MOST_OF_ALL = 2_000;
/** Less than any proxy waits for a word. As often it is asked whether the session still stands. */
export const BEAT_MS = 20_000;
const RETRY_MS = 30_000;
/** How many are looked at at once: the screens of staff go on meanwhile. */
const LOOKED_AT_ONCE = 4;

/** An open stream, and who reads it, as they were when they were last looked at. */
export type StaffStream = { readonly events: EventStream; readonly token: string; staff: Staff };

/** The streams of signed-in staff in this process. Each ends with the session that opened it. */
@Injectable()
export class StaffStreams implements OnModuleInit, OnModuleDestroy {
  private readonly open = new Set<StaffStream>();
  private isStopping = false;
  private beating: NodeJS.Timeout | undefined;
  private readonly inTurn = pLimit(LOOKED_AT_ONCE);
  private isLooking = false;

  constructor(
    private readonly staff: StaffService,
    private readonly users: KnownUsers,
  ) {}

  onModuleInit() {
    this.users.onChange((uid) => void this.look(uid));
    this.beating = setInterval(() => this.beat(), BEAT_MS).unref();
  }

  onModuleDestroy() {
    this.stop();
  }

  /** Ends them all and opens no more: their readers go on at another process, or at this one once it is back. */
  stop(): void {
    this.isStopping = true;
    clearInterval(this.beating);
    for (const { events } of this.open) events.end();
  }

  /** Throws a 429 where somebody, or everybody, has too many, and a 503 once the server is about to end. */
  add(staff: Staff, token: string, response: Response): StaffStream {
    if (this.isStopping) throw new Problem('no_disponible');
    const own = this.all().filter((stream) => stream.staff.uid === staff.uid);
    if (own.length >= MOST_OF_ONE || this.open.size >= MOST_OF_ALL)
      throw tooMany(RETRY_MS, 'Hay demasiadas ventanas abiertas.');
    const stream = { events: new EventStream(response), token, staff };
    this.open.add(stream);
    stream.events.onEnd(() => this.open.delete(stream));
    return stream;
  }

  all(): StaffStream[] {
    return [...this.open];
  }

  /** Looks again who reads those of one person, or all of them, and ends those whose session stands no more. */
  async look(uid = ''): Promise<void> {
    const looked = this.all().filter(({ staff }) => uid === '' || staff.uid === uid);
    await this.inTurn.map(looked, (stream) => this.lookAt(stream));
  }

  /** Where that can't be found out now (the database is away) it is asked again at the next beat: a stream only says where to look. */
  private async lookAt(stream: StaffStream) {
    if (!stream.events.isOpen) return;
    try {
      stream.staff = (await this.staff.getStaff(stream.token, { fresh: false })).staff;
    } catch (error) {
      if (saysNo(error)) stream.events.end();
    }
  }

  private beat() {
    for (const { events } of this.open) events.beat();
    if (this.isLooking) return;
    this.isLooking = true;
    void this.look().finally(() => {
      this.isLooking = false;
    });
  }
}

/** Whether it is the session, or the role, that opens nothing any more. */
const saysNo = (error: unknown): boolean => error instanceof Problem && [401, 403].includes(error.getStatus());
