import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { type Database, LISTEN } from './database.js';
import { type Listen, type Notice, notify, readNotice } from './notices.js';

const CHANNEL = 'contenido';
const contentChange = z.object({
  /**
   * Whether a row was corrected, archived or replaced; its stale copy must not be served if the current one can't be
   * read.
   */
  withdrawn: z.boolean(),
  /** The sections with changed rows; absent if anything may have changed. */
  sections: z.array(z.string()).readonly().optional(),
});
export type ContentChange = z.output<typeof contentChange>;

type Listener = (change: ContentChange) => unknown;

/** Notifies the caches of published content, in every process, that they are stale. */
@Injectable()
export class ContentChanges implements OnModuleInit, OnModuleDestroy {
  private readonly listeners: Listener[] = [];
  private stop: (() => Promise<void>) | undefined;
  /** Count of changes received by this process; data read before the last one is stale. */
  changeCount = 0;
  private readonly changeCounts = new Map<string, number>();
  private globalChangeCount = 0;

  constructor(@Inject(LISTEN) private readonly listen: Listen) {}

  async onModuleInit() {
    this.stop = await this.listen(CHANNEL, (notice) => void this.apply(read(notice)));
  }

  async onModuleDestroy() {
    await this.stop?.();
  }

  /** Registers a listener. `apply` awaits the promise that it returns. */
  subscribe(listener: Listener) {
    this.listeners.push(listener);
  }

  /** Returns the count of changes that may affect the section; data read before the last one is stale. */
  changeCountOf(section: string): number {
    return this.globalChangeCount + (this.changeCounts.get(section) ?? 0);
  }

  /**
   * Notifies every process, this one included, when the transaction commits. Must be called inside the transaction that
   * makes the change. Works even if the answer to its commit is lost.
   */
  announce(change: ContentChange, tx: Database): Promise<void> {
    return notify(tx, ...contentNotice(change));
  }

  /** Applies the change in this process at once, so that authors read their own writes. */
  async apply(change: ContentChange): Promise<void> {
    this.changeCount += 1;
    if (!change.sections) this.globalChangeCount += 1;
    for (const section of change.sections ?? [])
      this.changeCounts.set(section, (this.changeCounts.get(section) ?? 0) + 1);
    await Promise.all(this.listeners.map((listener) => listener(change)));
  }
}

export const contentNotice = (change: ContentChange): Notice => [CHANNEL, JSON.stringify(change)];

/** An empty notice means that some may have been missed; a process of another release may send any shape. */
const read = (notice: string): ContentChange => readNotice(contentChange, notice) ?? { withdrawn: true };
