import { sql } from 'drizzle-orm';
import pLimit from 'p-limit';
import { Client } from 'pg';
import type { z } from 'zod';
import { Log } from '../logging/log.js';
import type { Database } from './database.js';

/** Heartbeat of the listening connection, because a dead connection reports nothing: interval and answer timeout. */
type Beat = { everyMs: number; patienceMs: number };

/** A LISTEN connection, until it is closed, breaks or stops answering. */
class ListeningLine {
  private beating: NodeJS.Timeout | undefined;

  private constructor(
    private readonly client: Client,
    private readonly beat: Beat,
  ) {
    client.once('end', () => clearTimeout(this.beating));
    this.startBeat();
  }

  /** Opens the connection. Ends it if LISTEN is refused (by a standby), so that retries leak no connections. */
  static async open(
    url: string,
    beat: Beat,
    channels: readonly string[],
    onNotice: (channel: string, notice: string) => void,
  ): Promise<ListeningLine> {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: beat.patienceMs,
      query_timeout: beat.patienceMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    client.on('notification', ({ channel, payload }) => onNotice(channel, payload ?? ''));
    client.on('error', () => undefined);
    try {
      await client.connect();
      for (const channel of channels) await client.query(`listen "${channel}"`);
      return new ListeningLine(client, beat);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
  }

  onEnd(act: () => void): void {
    this.client.once('end', act);
  }

  async enter(channel: string): Promise<void> {
    await this.client.query(`listen "${channel}"`);
  }

  /** Stops listening to a channel; ends a connection that does not answer, so that later channels don't wait for it. */
  async leave(channel: string): Promise<void> {
    await this.client.query(`unlisten "${channel}"`).catch(() => this.client.end());
  }

  async end(): Promise<void> {
    await this.client.end();
  }

  private startBeat() {
    this.beating = setTimeout(() => {
      this.client.query('select 1').then(
        () => this.startBeat(),
        // A connection with a pending query is closed at once.
        () => this.client.end(),
      );
    }, this.beat.everyMs);
  }
}

const log = new Log('Notices');
const BEAT: Beat = { everyMs: 15_000, patienceMs: 5_000 };
/** Backoff before the connection is reopened, by consecutive failures. */
const RETRIES_MS = [1_000, 2_000, 5_000, 10_000];

type NoticeHandler = (notice: string) => void;

/**
 * Subscribes to the notices that any process on the same database sends on a channel. Resolves to the unsubscribe
 * function.
 */
export type Listen = (channel: string, onNotice: NoticeHandler) => Promise<() => Promise<void>>;

/**
 * Listens to all channels on one dedicated connection, as a pool closes idle ones. Reopens a broken connection, then
 * sends each channel an empty notice, since notices may have been missed.
 */
export function listenOnPostgres(url: string, beat = BEAT): Listen {
  const handlers = new Map<string, Set<NoticeHandler>>();
  // Serializes open, listen and unlisten.
  const inTurn = pLimit(1);
  let line: ListeningLine | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;

  const notify = (channel: string, notice: string) => {
    for (const handle of handlers.get(channel) ?? []) handle(notice);
  };

  async function open(): Promise<ListeningLine> {
    clearTimeout(timer);
    const opened = await ListeningLine.open(url, beat, [...handlers.keys()], notify);
    failures = 0;
    opened.onEnd(() => {
      if (line !== opened) return;
      line = undefined;
      openLater();
    });
    line = opened;
    return opened;
  }

  function openLater() {
    const wait = RETRIES_MS[Math.min(failures, RETRIES_MS.length - 1)];
    failures += 1;
    timer = setTimeout(() => void inTurn(reopen), wait);
  }

  async function reopen() {
    if (line || handlers.size === 0) return;
    const missed = [...handlers.keys()];
    try {
      await open();
    } catch (err) {
      if (failures === 1)
        log.warn('Notifications from other processes are not received: their changes appear late', { err });
      return openLater();
    }
    for (const channel of missed) notify(channel, '');
  }

  function forget(channel: string, handler: NoticeHandler) {
    const own = handlers.get(channel);
    own?.delete(handler);
    if (own?.size === 0) handlers.delete(channel);
  }

  /** Stops listening to a channel without subscribers; closes the connection after the last one. */
  async function closeUnused(channel: string): Promise<void> {
    if (handlers.size > 0) return handlers.has(channel) ? undefined : line?.leave(channel);
    clearTimeout(timer);
    const closed = line;
    line = undefined;
    await closed?.end();
  }

  async function begin(channel: string, handler: NoticeHandler): Promise<void> {
    const [isFirst, isNew] = [handlers.size === 0, !handlers.has(channel)];
    handlers.set(channel, (handlers.get(channel) ?? new Set()).add(handler));
    try {
      if (isFirst) await open();
      // A broken connection is reopened for all channels.
      else if (isNew) await line?.enter(channel);
    } catch (error) {
      forget(channel, handler);
      await closeUnused(channel);
      throw error;
    }
  }

  return async (channel, handler) => {
    await inTurn(() => begin(channel, handler));
    return () =>
      inTurn(() => {
        forget(channel, handler);
        return closeUnused(channel);
      });
  };
}

/** Content to send on a channel. */
export type Notice = readonly [channel: string, content: string];

/** Notifies every process that listens to the channel; see `Listen`. */
export const notify = (database: Database, ...notice: Notice): Promise<void> => notifyAll(database, [notice]);

/** Sends several notices in one statement. */
export async function notifyAll(database: Database, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const calls = notices.map(([channel, content]) => sql`pg_notify(${channel}, ${content})`);
  await database.execute(sql`select ${sql.join(calls, sql`, `)}`);
}

/**
 * Parses a JSON notice; undefined if it does not match the schema, as a process of another release may send any shape.
 */
export function readNotice<S extends z.ZodType>(schema: S, notice: string): z.output<S> | undefined {
  try {
    return schema.safeParse(JSON.parse(notice)).data;
  } catch {
    return undefined;
  }
}
