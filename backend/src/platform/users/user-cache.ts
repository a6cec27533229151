import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { type Database, LISTEN } from '../database/database.js';
import { type Listen, notify } from '../database/notices.js';
import type { User } from './user.js';
import { UserStore } from './user-store.js';

const CHANNEL = 'usuarios';
/** Cache time in milliseconds, which bounds the delay after a lost notice. */
const lifetime = 2_000;
const capacity = 1_000;

@Injectable()
export class UserCache implements OnModuleInit, OnModuleDestroy {
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
    // A read before a change must not be cached after it.
    if (!user) this.known.delete(uid);
    else if (before === this.changes) this.known.set(uid, user);
    return user;
  }

  /** Notifies every process on commit; call it inside the transaction of the change. */
  announce(uid: string, tx: Database): Promise<void> {
    return notify(tx, CHANNEL, uid);
  }

  /** Registers a callback for changed users, called after the cache is invalidated; an empty uid means all users. */
  onChange(listener: (uid: string) => void): void {
    this.listeners.push(listener);
  }

  /** Invalidates a user, or all of them if notices may have been missed. */
  drop(uid: string): void {
    this.changes += 1;
    if (uid) this.known.delete(uid);
    else this.known.clear();
  }
}
