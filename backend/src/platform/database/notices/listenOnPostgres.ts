import pLimit from 'p-limit';
import { Client } from 'pg';
import { Log } from '../../logging/log.js';

/** A line that dies without a word is heard no more, and says nothing of it: it is asked so often, and has to answer so soon. */
type Beat = { everyMs: number; patienceMs: number };

/** A connection that listens, until it ends: by order, or because it broke or answers no more. */
class ListeningLine {
  private beating: NodeJS.Timeout | undefined;

  private constructor(
    private readonly client: Client,
    private readonly beat: Beat,
  ) {
    client.once('end', () => clearTimeout(this.beating));
    this.keepAsking();
  }

  /** One that may not listen (of a server that is still a standby) is ended, or each try would leave one. */
  static async open(
    url: string,
    beat: Beat,
    channels: readonly string[],
    tell: (channel: string, notice: string) => void,
  ): Promise<ListeningLine> {
    const client = new Client({
      connectionString: url,
      connectionTimeoutMillis: beat.patienceMs,
      query_timeout: beat.patienceMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    client.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''));
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

  /** On one that broke nobody listens anyway; one that does not answer is ended, or each channel would wait as long. */
  async leave(channel: string): Promise<void> {
    await this.client.query(`unlisten "${channel}"`).catch(() => this.client.end());
  }

  async end(): Promise<void> {
    await this.client.end();
  }

  private keepAsking() {
    this.beating = setTimeout(() => {
      this.client.query('select 1').then(
        () => this.keepAsking(),
        // With a question unanswered it is closed at once.
        () => this.client.end(),
      );
    }, this.beat.everyMs);
  }
}

const log = new Log('Notices');
const BEAT: Beat = { everyMs: 15_000, patienceMs: 5_000 };
/** How long to wait before it is opened anew, after each failure in a row. */
const RETRIES_MS = [1_000, 2_000, 5_000, 10_000];

type Hear = (notice: string) => void;

/** Hears the notices of a channel: whatever any process on the same database tells. */
export type Listen = (channel: string, hear: Hear) => Promise<() => Promise<void>>;

/**
 * Listens to all channels on one connection of its own, for a pool closes idle ones. When it breaks it is opened anew, and since
 * notices may have been missed meanwhile, each channel is told an empty one.
 */
export function listenOnPostgres(url: string, beat = BEAT): Listen {
  const hearers = new Map<string, Set<Hear>>();
  // What is opened, listened to and left at the same time would cross.
  const inTurn = pLimit(1);
  let line: ListeningLine | undefined;
  let timer: NodeJS.Timeout | undefined;
  let failures = 0;

  const tell = (channel: string, notice: string) => {
    for (const hear of hearers.get(channel) ?? []) hear(notice);
  };

  async function open(): Promise<ListeningLine> {
    clearTimeout(timer);
    const opened = await ListeningLine.open(url, beat, [...hearers.keys()], tell);
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
    timer = setTimeout(() => void inTurn(openAnew), wait);
  }

  async function openAnew() {
    if (line || hearers.size === 0) return;
    const missed = [...hearers.keys()];
    try {
      await open();
    } catch (err) {
      if (failures === 1) log.warn('What other processes tell is not heard: their changes are seen late', { err });
      return openLater();
    }
    for (const channel of missed) tell(channel, '');
  }

  function forget(channel: string, hear: Hear) {
    const own = hearers.get(channel);
    own?.delete(hear);
    if (own?.size === 0) hearers.delete(channel);
  }

  /** Once nobody hears anything any more it is closed. */
  async function closeUnheard(channel: string): Promise<void> {
    if (hearers.size > 0) return hearers.has(channel) ? undefined : line?.leave(channel);
    clearTimeout(timer);
    const closed = line;
    line = undefined;
    await closed?.end();
  }

  async function begin(channel: string, hear: Hear): Promise<void> {
    const [isFirst, isNew] = [hearers.size === 0, !hearers.has(channel)];
    hearers.set(channel, (hearers.get(channel) ?? new Set()).add(hear));
    try {
      if (isFirst) await open();
      // Where it is broken, it will be opened for all of them.
      else if (isNew) await line?.enter(channel);
    } catch (error) {
      forget(channel, hear);
      await closeUnheard(channel);
      throw error;
    }
  }

  return async (channel, hear) => {
    await inTurn(() => begin(channel, hear));
    return () =>
      inTurn(() => {
        forget(channel, hear);
        return closeUnheard(channel);
      });
  };
}
