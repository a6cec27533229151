import { Problem } from '../http/problem.js';
import type { User } from '../users/user.js';

/** Throws 403 unless the user exists and is active. */
export function requireActive(user: User | undefined): asserts user is User {
  if (user?.estado !== 'activo') throw new Problem('sin_permiso', 'Su usuario está suspendido. Consulte con Sistemas.');
}
