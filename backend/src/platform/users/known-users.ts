import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type Database, LISTEN } from '../database/database.js';
import type { Listen } from '../database/notices/listenOnPostgres.js';
import { notify } from '../database/notices/notify.js';
import type { User } from './user.js';
import { UserStore } from './user-store.js';

/** On which the database tells that a user was changed: its uid. */
const CHANNEL = 'usuarios';
/** For how long a change may stay unseen whose notice was lost, in milliseconds. */
const lifetime = 2_000;
const capacity = 1_000;

/**
 * Users as they were read a moment ago, so that a screen's dozen requests ask the store once. Whoever changes one tells
 * all processes, which then read it again.
 */
@Injectable()
export class KnownUsers implements OnModuleInit, OnModuleDestroy {
  private readonly known = new LRUCache<string, User>({ max: capacity, ttl: lifetime, perf: Date, ttlResolution: 0 });
  private readonly listeners: ((uid: string) => void)[] = [];
  private changes = 0;
  private stop: (() => Promise<void>) | undefined;

  constructor(
    private readonly users: UserStore,
    @Inject(LISTEN) private readonly listen: Listen,
  ) {}

  async onModuleInit() {
    this.stop = await this.listen(CHANNEL, (uid) => {
      this.drop(uid);
      for (const listener of this.listeners) listener(uid);
    });
  }

  async onModuleDestroy() {
    await this.stop?.();
  }

  async find(uid: string, { fresh }: { fresh: boolean }, tx?: Database): Promise<User | undefined> {
    const known = this.known.get(uid);
    if (!fresh && known) return known;
    const before = this.changes;
    const user = await this.users.find(uid, tx);
    // What was read before a change must not be kept after it.
    if (!user) this.known.delete(uid);
    else if (before === this.changes) this.known.set(uid, user);
    return user;
  }

  /** To be called in the transaction that changes the user: every process hears of it when that is committed. */
  announce(uid: string, tx: Database): Promise<void> {
    return notify(tx, CHANNEL, uid);
  }

  /** Told of whoever was changed anywhere, after they were forgotten here; of all of them by an empty uid. */
  onChange(listener: (uid: string) => void): void {
    this.listeners.push(listener);
  }

  /** Forgets the user here, or all of them when notices may have been missed. */
  drop(uid: string): void {
    this.changes += 1;
    if (uid) this.known.delete(uid);
    else this.known.clear();
  }
}
