import { Injectable } from '@nestjs/common';
import type { User } from './user.js';
import { UserStore } from './user-store.js';

/** For how long another process may still answer with a role that was taken away, in milliseconds. */
const lifetime = 5_000;
const capacity = 1_000;

/** Users as they were read a moment ago, so that a screen's dozen requests ask the store once. Writes ask it again. */
@Injectable()
export class KnownUsers {
  private readonly known = new Map<string, { user: User; until: number }>();
  private changes = 0;

  constructor(private readonly users: UserStore) {}

  async find(uid: string, { fresh }: { fresh: boolean }): Promise<User | undefined> {
    const known = this.known.get(uid);
    if (!fresh && known && known.until > Date.now()) return known.user;
    const before = this.changes;
    const user = await this.users.find(uid);
    // What was read before a change must not be kept after it.
    if (!user) this.known.delete(uid);
    else if (before === this.changes) this.keep(uid, user);
    return user;
  }

  /** To be called when the user was changed. */
  drop(uid: string): void {
    this.changes += 1;
    this.known.delete(uid);
  }

  private keep(uid: string, user: User): void {
    if (this.known.size >= capacity) this.known.clear();
    this.known.set(uid, { user, until: Date.now() + lifetime });
  }
}
