import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Log } from '../logging/log.js';
import { DATABASE, type Database, LISTEN } from './database.js';
import type { Listen } from './listenOnPostgres.js';
import { notify } from './notify.js';

const CHANNEL = 'contenido';
/** Follows who tells, where what was read until then is not to be read any more. */
const WITHDRAWN = ' retirado';

type Listener = (withdrawn: boolean) => unknown;

/** Tells whoever keeps copies made from published content (the page cache) that they are stale, in every process. */
@Injectable()
export class ContentChanges implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Log(ContentChanges.name);
  private readonly self = randomUUID();
  private readonly listeners: Listener[] = [];
  private stop: (() => Promise<void>) | undefined;
  /** How often this process heard of a change: what was read before the last is old. */
  heard = 0;

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(LISTEN) private readonly listen: Listen,
  ) {}

  async onModuleInit() {
    this.stop = await this.listen(CHANNEL, (notice) => {
      // An empty one says that some may have been missed.
      if (!notice.startsWith(this.self)) void this.tell(notice === '' || notice.endsWith(WITHDRAWN));
    });
  }

  async onModuleDestroy() {
    await this.stop?.();
  }

  /** Who gives a promise is waited for by whoever announces the change. */
  subscribe(listener: Listener) {
    this.listeners.push(listener);
  }

  /**
   * Here at once; elsewhere as soon as the database tells it. `withdrawn`: what was corrected, archived or replaced must not stand
   * in for what can't be read either.
   */
  async announce({ withdrawn }: { withdrawn: boolean }): Promise<void> {
    const told = this.tell(withdrawn);
    await notify(this.database, CHANNEL, this.self + (withdrawn ? WITHDRAWN : '')).catch((err: unknown) =>
      this.log.error('Other processes could not be told that the content changed', { err }),
    );
    await told;
  }

  private async tell(withdrawn: boolean) {
    this.heard += 1;
    await Promise.all(this.listeners.map((listener) => listener(withdrawn)));
  }
}
