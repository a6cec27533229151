import { Problem } from '../http/problem.js';
import type { User } from '../users/user.js';

/** Throws 403 for nobody, and for who is suspended, or in a state that nobody here knows. */
export function requireActive(user: User | undefined): asserts user is User {
  if (user?.estado !== 'activo') throw new Problem('sin_permiso', 'Su usuario está suspendido. Consulte con Sistemas.');
}
