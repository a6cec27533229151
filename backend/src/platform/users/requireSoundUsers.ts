import { invalidData, Problem } from '../http/problem.js';
import { isActiveAdministrator, type User } from './user.js';

/** One change among all users: `before` is absent when one is made. */
type UserChange = { before?: User; after: User; others: readonly User[] };

/** Throws 422 when the change would repeat an e-mail or leave the panel without an active administrador. */
export function requireSoundUsers({ before, after, others }: UserChange): void {
  if (others.some(({ email }) => email === after.email))
    throw invalidData({ email: 'Ya existe un usuario con ese correo' });
  const staysOne = isActiveAdministrator(after) || others.some(isActiveAdministrator);
  if (before && isActiveAdministrator(before) && !staysOne)
    throw new Problem('datos_invalidos', 'Es el único administrador activo: nombre antes a otro.');
}
