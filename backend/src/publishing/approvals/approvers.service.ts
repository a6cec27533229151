import { type AnySection, can, findRol } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import type { User } from '../../platform/users/user.js';
import { UserStore } from '../../platform/users/user-store.js';
import type { Rule } from './rules.repository.js';

/** Finds the users who may approve a section's rows. */
@Injectable()
export class ApproversService {
  constructor(private readonly users: UserStore) {}

  /** Returns the active users whom a rule lets approve, except the writers. */
  async find(section: AnySection, { roles }: Pick<Rule, 'roles'>, writers: readonly string[], tx?: Database) {
    return (await this.users.list(tx)).filter(({ id, estado, rol: named }: User) => {
      const rol = findRol(named);
      if (estado !== 'activo' || !rol || writers.includes(id)) return false;
      return can(rol, 'publicar', section) && (roles.length === 0 || roles.includes(rol));
    });
  }

  /** Returns display names by uid. */
  async names(): Promise<ReadonlyMap<string, string>> {
    return new Map((await this.users.list()).map(({ id, nombre, email }) => [id, nombre || email]));
  }
}
