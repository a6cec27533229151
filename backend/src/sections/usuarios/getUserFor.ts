import { sections } from '@coop/domain';
import { may } from '../../platform/auth/may.js';
import type { Staff } from '../../platform/auth/staff.js';
import { Problem } from '../../platform/http/problem.js';
import type { User } from '../../platform/users/user.js';
import type { UserStore } from '../../platform/users/user-store.js';
import { requireRightOver } from './users-policy.js';

/**
 * Returns the user whose access is to be changed. Throws `sin_permiso` without the right, `no_encontrado` if there is
 * none.
 */
export async function getUserFor(staff: Staff, uid: string, users: UserStore): Promise<User> {
  if (!may(staff, 'editar', sections.usuarios)) throw new Problem('sin_permiso');
  const user = await users.find(uid);
  if (!user) throw new Problem('no_encontrado');
  requireRightOver(staff, user);
  return user;
}
