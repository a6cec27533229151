import { findRol, type Rol } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../database/database.js';
import { KnownUsers } from '../users/known-users.js';

/** Whoever was shown a key or a secret knows it, or said where it serves: what they may not do any more, it may not either. */
@Injectable()
export class Makers {
  constructor(private readonly users: KnownUsers) {}

  /** The role that they have now; undefined for who is suspended or gone. */
  async findRol(uid: string, tx?: Database): Promise<Rol | undefined> {
    const user = await this.users.find(uid, { fresh: false }, tx);
    return user?.estado === 'activo' ? findRol(user.rol) : undefined;
  }
}
