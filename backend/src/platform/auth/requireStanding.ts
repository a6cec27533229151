import type { Database } from '../database/database.js';
import { Problem } from '../http/problem.js';
import type { User } from '../users/user.js';
import type { UserStore } from '../users/user-store.js';
import type { Staff } from './staff.js';

/**
 * For what waited for its turn, or for Google, after the guard let it in: throws 403 for who was suspended, or became another role,
 * meanwhile. Sure under the lock that whatever changes users takes; another system is no user.
 */
export async function requireStanding({ uid, rol, granted }: Staff, users: UserStore, tx: Database): Promise<void> {
  if (granted) return;
  const user = await users.find(uid, tx);
  requireActive(user);
  if (user?.rol !== rol) throw new Problem('sin_permiso', 'Su rol cambió mientras tanto. Actualice la página.');
}

/** Not suspended, nor in a state that nobody here knows. */
export function requireActive(user: User | undefined): void {
  if (user?.estado !== 'activo') throw new Problem('sin_permiso', 'Su usuario está suspendido. Consulte con Sistemas.');
}
