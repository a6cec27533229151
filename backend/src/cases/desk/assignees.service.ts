import { type AnySection, can, findRol } from '@coop/domain';
import type { Assignee } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import type { Staff } from '../../platform/auth/staff.js';
import { UserStore } from '../../platform/users/user-store.js';
import { requirePermission } from '../../resource/rows/resource.service.js';

/** Possible assignees of a case: names only, because case workers may not read the list of users. */
@Injectable()
export class AssigneesService {
  constructor(private readonly users: UserStore) {}

  async find(section: AnySection, staff: Staff): Promise<Assignee[]> {
    requirePermission(staff, 'anotar', section);
    const works = (value: unknown) => {
      const rol = findRol(value);
      return rol !== undefined && can(rol, 'anotar', section);
    };
    return (await this.users.list())
      .filter(({ estado, rol }) => estado === 'activo' && works(rol))
      .map(({ id, nombre, email }) => ({ uid: id, nombre: nombre ?? email }))
      .sort((one, other) => one.nombre.localeCompare(other.nombre, 'es'));
  }
}
