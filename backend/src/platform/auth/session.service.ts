import { actionsOf, adminPathOf, can, homeOf, menuOf, type Rol, sectionList } from '@coop/domain';
import type { Session } from '@coop/domain/answers';
import { Injectable } from '@nestjs/common';
import { UserStore } from '../users/user-store.js';
import type { Staff } from './staff.js';

@Injectable()
export class SessionService {
  constructor(private readonly users: UserStore) {}

  async open(staff: Staff): Promise<Session> {
    await this.users.recordAccess(staff.uid, new Date());
    const { rol } = staff;
    return { ...staff, inicio: adminPathOf(homeOf(rol)), menu: [...menuOf[rol]], permisos: permissionsOf(rol) };
  }
}

const permissionsOf = (rol: Rol): Record<string, string[]> =>
  Object.fromEntries(
    sectionList
      .map((section): [string, string[]] => [section.name, actionsOf(section).filter((a) => can(rol, a, section))])
      .filter(([, actions]) => actions.length > 0),
  );
