import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { type Database, LISTEN } from './database.js';
import type { Listen } from './notices/listenOnPostgres.js';
import { notify } from './notices/notify.js';
import { readNotice } from './notices/readNotice.js';

const CHANNEL = 'contenido';
/** What changed of what visitors read. */
const contentChange = z.object({
  /** What was corrected, archived or replaced, which must not stand in for what can't be read either. */
  withdrawn: z.boolean(),
  /** The sections whose rows changed, and nothing else did; absent: it may be anything. */
  sections: z.array(z.string()).readonly().optional(),
});
export type ContentChange = z.output<typeof contentChange>;

type Listener = (change: ContentChange) => unknown;

/** Tells whoever keeps copies made from published content (the page cache) that they are stale, in every process. */
@Injectable()
export class ContentChanges implements OnModuleInit, OnModuleDestroy {
  private readonly listeners: Listener[] = [];
  private stop: (() => Promise<void>) | undefined;
  /** How often this process heard of a change: what was read before the last is old. */
  heard = 0;
  private readonly heardIn = new Map<string, number>();
  private heardOfAnything = 0;

  constructor(@Inject(LISTEN) private readonly listen: Listen) {}

  async onModuleInit() {
    this.stop = await this.listen(CHANNEL, (notice) => void this.tell(read(notice)));
  }

  async onModuleDestroy() {
    await this.stop?.();
  }

  /** Who gives a promise is waited for by whoever tells the change. */
  subscribe(listener: Listener) {
    this.listeners.push(listener);
  }

  /** How often this process heard of a change that may be of that section: what was read of it before the last is old. */
  heardOf(section: string): number {
    return this.heardOfAnything + (this.heardIn.get(section) ?? 0);
  }

  /**
   * To be called in the transaction that makes the change: every process, this one too, hears of it when that is committed,
   * also where the answer to its commit is lost.
   */
  announce(change: ContentChange, tx: Database): Promise<void> {
    return notify(tx, CHANNEL, JSON.stringify(change));
  }

  /** Here, at once: so that whoever is answered reads what they wrote. */
  async tell(change: ContentChange): Promise<void> {
    this.heard += 1;
    if (!change.sections) this.heardOfAnything += 1;
    for (const section of change.sections ?? []) this.heardIn.set(section, (this.heardIn.get(section) ?? 0) + 1);
    await Promise.all(this.listeners.map((listener) => listener(change)));
  }
}

/** An empty one says that some may have been missed, and one of another release may say anything. */
const read = (notice: string): ContentChange => readNotice(contentChange, notice) ?? { withdrawn: true };
