import { findRol, type Rol } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../database/database.js';
import { UserCache } from '../users/user-cache.js';

/** Users who received a key or secret. The key loses the permissions that its creator loses. */
@Injectable()
export class KeyCreators {
  constructor(private readonly users: UserCache) {}

  /** Returns the user's current role; undefined if suspended or deleted. */
  async findRol(uid: string, tx?: Database): Promise<Rol | undefined> {
    const user = await this.users.find(uid, { fresh: false }, tx);
    return user?.estado === 'activo' ? findRol(user.rol) : undefined;
  }
}
