import { randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { Log } from '../logging/log.js';
import { DATABASE, type Database, LISTEN } from './database.js';
import type { Listen } from './listenOnPostgres.js';
import { notify } from './notify.js';

const CHANNEL = 'contenido';

/** Tells whoever keeps copies made from published content (the page cache) that they are stale, in every process. */
@Injectable()
export class ContentChanges implements OnModuleInit, OnModuleDestroy {
  private readonly log = new Log(ContentChanges.name);
  private readonly self = randomUUID();
  private readonly listeners: (() => void)[] = [];
  private stop: (() => Promise<void>) | undefined;
  /** How often this process heard of a change: what was read before the last is old. */
  heard = 0;

  constructor(
    @Inject(DATABASE) private readonly database: Database,
    @Inject(LISTEN) private readonly listen: Listen,
  ) {}

  async onModuleInit() {
    this.stop = await this.listen(CHANNEL, (teller) => {
      if (teller !== this.self) this.tell();
    });
  }

  async onModuleDestroy() {
    await this.stop?.();
  }

  subscribe(listener: () => void) {
    this.listeners.push(listener);
  }

  /** Here at once; elsewhere as soon as the database tells it. */
  async announce(): Promise<void> {
    this.tell();
    await notify(this.database, CHANNEL, this.self).catch((err: unknown) =>
      this.log.error('Other processes could not be told that the content changed', { err }),
    );
  }

  private tell() {
    this.heard += 1;
    for (const listener of this.listeners) listener();
  }
}
