import { within } from '../../platform/clock/within.js';
import type { Listen } from '../../platform/database/notices/listenOnPostgres.js';

/** A notice that was missed is found out this late. */
const LONGEST_NAP_MS = 60_000;
/** What another process has in its hands at this moment may still look due. */
const SHORTEST_NAP_MS = 1_000;
/** What is on its way as the process ends has so long. */
const LAST_WAIT_MS = 3_000;

/** Things that wait in the database to be sent. */
export type Waiting<T> = {
  /** On which the database tells that there is something to send. */
  channel: string;
  /** How many are sent at once. */
  senders: number;
  /** Each time before it is looked at what is due. */
  prepare?: () => Promise<void>;
  /** What is due, for whoever asks alone; undefined when nothing is. */
  take: () => Promise<T | undefined>;
  /** Sends it, and notes how it went. */
  send: (taken: T) => Promise<void>;
  /** When the next one is due; undefined when none waits. */
  findNextDue: () => Promise<string | undefined>;
  /** Something of it could not be read or noted: it is looked at again later. */
  failed: (err: unknown) => void;
};

/**
 * Sends what is due: told by the database when something is added, and by its clock when something is to be tried again. One that
 * takes long holds no other, as long as fewer than `senders` do.
 */
export class DueWork<T> {
  private readonly sending = new Set<Promise<void>>();
  private wanted = false;
  private stopped = false;
  private nap: NodeJS.Timeout | undefined;
  private stopListening: (() => Promise<void>) | undefined;

  constructor(private readonly work: Waiting<T>) {}

  async start(listen: Listen): Promise<void> {
    this.stopListening = await listen(this.work.channel, () => this.wake());
    this.wake();
  }

  /** Takes no more, and waits for what is on its way; not for who does not answer, whose turn ends by itself and is taken again. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.nap);
    await this.stopListening?.();
    await within(LAST_WAIT_MS, this.sent()).catch(() => undefined);
  }

  private async sent(): Promise<void> {
    while (this.sending.size > 0) await Promise.all(this.sending);
  }

  private wake() {
    if (this.stopped) return;
    clearTimeout(this.nap);
    // Whoever is about to find nothing looks once more.
    this.wanted = true;
    this.begin(this.work.prepare);
  }

  private begin(prepare?: () => Promise<void>) {
    if (this.stopped || this.sending.size >= this.work.senders) return;
    const sender = this.sendWanted(prepare).finally(() => this.sending.delete(sender));
    this.sending.add(sender);
  }

  private async sendWanted(prepare?: () => Promise<void>) {
    let due: string | undefined;
    try {
      await prepare?.();
      do {
        this.wanted = false;
        await this.sendDue();
      } while (this.wanted && !this.stopped);
      due = await this.work.findNextDue();
    } catch (err) {
      this.work.failed(err);
    }
    this.rest(due);
  }

  private async sendDue() {
    while (!this.stopped) {
      const taken = await this.work.take();
      if (taken === undefined) return;
      // While this one is on its way, another looks for more.
      this.begin();
      await this.work.send(taken);
    }
  }

  private rest(due: string | undefined) {
    if (this.stopped) return;
    clearTimeout(this.nap);
    const wait = due ? Date.parse(due) - Date.now() : LONGEST_NAP_MS;
    const nap = Math.min(Math.max(wait, SHORTEST_NAP_MS), LONGEST_NAP_MS);
    this.nap = setTimeout(() => this.wake(), nap).unref();
  }
}
