import { type AnySection, can, findRol } from '@coop/domain';
import { Injectable } from '@nestjs/common';
import type { Database } from '../../platform/database/database.js';
import type { User } from '../../platform/users/user.js';
import { UserStore } from '../../platform/users/user-store.js';
import type { Rule } from './rules.repository.js';

/** Who could approve what is written in a section. */
@Injectable()
export class ApproversService {
  constructor(private readonly users: UserStore) {}

  /** The active staff that a rule lets approve, but for those who wrote. */
  async find(section: AnySection, { roles }: Pick<Rule, 'roles'>, writers: readonly string[], tx?: Database) {
    return (await this.users.list(tx)).filter(({ id, estado, rol: named }: User) => {
      const rol = findRol(named);
      if (estado !== 'activo' || !rol || writers.includes(id)) return false;
      return can(rol, 'publicar', section) && (roles.length === 0 || roles.includes(rol));
    });
  }

  /** How people are called, by their uid. */
  async names(): Promise<ReadonlyMap<string, string>> {
    return new Map((await this.users.list()).map(({ id, nombre, email }) => [id, nombre || email]));
  }
}
