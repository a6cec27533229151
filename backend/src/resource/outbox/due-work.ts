import { withTimeout } from '../../platform/clock.js';
import type { Listen } from '../../platform/database/notices.js';

/** Maximum polling interval, in case a NOTIFY is missed. */
const LONGEST_NAP_MS = 60_000;
/** Minimum interval, since work claimed by another process may still appear due. */
const SHORTEST_NAP_MS = 1_000;
/** Grace period of deliveries in progress at shutdown. */
const LAST_WAIT_MS = 3_000;

export type PendingWork<T> = {
  channel: string;
  senders: number;
  prepare?: () => Promise<void>;
  claim: () => Promise<T | undefined>;
  send: (taken: T) => Promise<void>;
  /** Returns when the next item is due; undefined when none is pending. */
  findNextDue: () => Promise<string | undefined>;
  /** Reports a read or write error of the queue; it retries later. */
  failed: (err: unknown) => void;
};

/** Sends due items, woken by NOTIFY and a timer; at most `senders` at once. */
export class DueWork<T> {
  private readonly sending = new Set<Promise<void>>();
  private isWoken = false;
  private stopped = false;
  private nap: NodeJS.Timeout | undefined;
  private stopListening: (() => Promise<void>) | undefined;

  constructor(private readonly work: PendingWork<T>) {}

  async start(listen: Listen): Promise<void> {
    this.stopListening = await listen(this.work.channel, () => this.wake());
    this.wake();
  }

  /** Stops claiming and waits briefly; unfinished leases expire and are sent again. */
  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.nap);
    await this.stopListening?.();
    await withTimeout(LAST_WAIT_MS, this.sent()).catch(() => undefined);
  }

  private async sent(): Promise<void> {
    while (this.sending.size > 0) await Promise.all(this.sending);
  }

  private wake() {
    if (this.stopped) return;
    clearTimeout(this.nap);
    // A worker about to find nothing checks once more.
    this.isWoken = true;
    this.begin(this.work.prepare);
  }

  private begin(prepare?: () => Promise<void>) {
    if (this.stopped || this.sending.size >= this.work.senders) return;
    const sender = this.sendAllDue(prepare).finally(() => this.sending.delete(sender));
    this.sending.add(sender);
  }

  private async sendAllDue(prepare?: () => Promise<void>) {
    let due: string | undefined;
    try {
      await prepare?.();
      do {
        this.isWoken = false;
        await this.sendDue();
      } while (this.isWoken && !this.stopped);
      due = await this.work.findNextDue();
    } catch (err) {
      this.work.failed(err);
    }
    this.rest(due);
  }

  private async sendDue() {
    while (!this.stopped) {
      const taken = await this.work.claim();
      if (taken === undefined) return;
      // While this item is being sent, another worker claims more.
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
