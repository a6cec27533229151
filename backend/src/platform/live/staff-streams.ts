import type { LiveEvents } from '@coop/domain/answers';
import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import type { Response } from 'express';
import pLimit from 'p-limit';
import type { Staff } from '../auth/staff.js';
import { StaffService } from '../auth/staff.service.js';
import { tooMany } from '../http/budget/address-limit.js';
import { Problem } from '../http/problem.js';
import { UserCache } from '../users/user-cache.js';

/** Maximum of unread bytes: events are small, so a larger backlog means a dead client. */
const MAX_UNREAD = 64 * 1024;

/** A server-sent events response, open until either side ends it. */
class EventStream {
  constructor(private readonly response: Response) {
    response.status(200).set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      // Disables buffering in a proxy, which would hold events back.
      'X-Accel-Buffering': 'no',
    });
    response.flushHeaders();
  }

  get isOpen(): boolean {
    return !this.response.closed && !this.response.writableEnded;
  }

  send<Name extends keyof LiveEvents>(event: Name, data: LiveEvents[Name]): void {
    this.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Sends an empty comment, so that proxies and both sides keep the connection open. */
  beat(): void {
    this.write(':\n\n');
  }

  end(): void {
    if (this.isOpen) this.response.end();
  }

  onEnd(act: () => void): void {
    this.response.once('close', act);
  }

  private write(text: string) {
    if (!this.isOpen) return;
    if (this.response.writableLength > MAX_UNREAD) this.response.destroy();
    else this.response.write(text);
  }
}

/** Maximum of streams per user. Tabs of a browser share one, so these are browsers, devices and dead connections. */
export const MAX_STREAMS_PER_USER = 8;
const MAX_STREAMS = 2_000;
/** Heartbeat, shorter than the idle timeout of any proxy. Also the interval of session checks. */
const BEAT_MS = 20_000;
const RETRY_MS = 30_000;
/** Concurrent session checks, few enough not to slow down requests. */
const MAX_CONCURRENT_CHECKS = 4;

export type StaffStream = { readonly events: EventStream; readonly token: string; staff: Staff };

@Injectable()
export class StaffStreams implements OnModuleInit, OnModuleDestroy {
  private readonly open = new Set<StaffStream>();
  private isStopping = false;
  private beating: NodeJS.Timeout | undefined;
  private readonly inTurn = pLimit(MAX_CONCURRENT_CHECKS);
  private isLooking = false;

  constructor(
    private readonly staff: StaffService,
    private readonly users: UserCache,
  ) {}

  onModuleInit() {
    this.users.onChange((uid) => void this.look(uid));
    this.beating = setInterval(() => this.beat(), BEAT_MS).unref();
  }

  onModuleDestroy() {
    this.stop();
  }

  /** Ends all streams and opens no more: clients reconnect to another process, or to this one after its restart. */
  stop(): void {
    this.isStopping = true;
    clearInterval(this.beating);
    for (const { events } of this.open) events.end();
  }

  /** Adds a stream. Throws a 429 above the limit per user or in total, and a 503 during shutdown. */
  add(staff: Staff, token: string, response: Response): StaffStream {
    if (this.isStopping) throw new Problem('no_disponible');
    const own = this.all().filter((stream) => stream.staff.uid === staff.uid);
    if (own.length >= MAX_STREAMS_PER_USER || this.open.size >= MAX_STREAMS)
      throw tooMany(RETRY_MS, 'Hay demasiadas ventanas abiertas.');
    const stream = { events: new EventStream(response), token, staff };
    this.open.add(stream);
    stream.events.onEnd(() => this.open.delete(stream));
    return stream;
  }

  all(): StaffStream[] {
    return [...this.open];
  }

  async look(uid = ''): Promise<void> {
    const looked = this.all().filter(({ staff }) => uid === '' || staff.uid === uid);
    await this.inTurn.map(looked, (stream) => this.lookAt(stream));
  }

  /** If the check fails (database down), the stream stays until the next heartbeat: it carries no data. */
  private async lookAt(stream: StaffStream) {
    if (!stream.events.isOpen) return;
    try {
      stream.staff = (await this.staff.getStaff(stream.token, { fresh: false })).staff;
    } catch (error) {
      if (isAccessDenied(error)) stream.events.end();
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

/** Returns whether the error is about the session or the role. */
const isAccessDenied = (error: unknown): boolean => error instanceof Problem && [401, 403].includes(error.getStatus());
