import type { AnyRow } from '@coop/domain';

/**
 * A member of staff: a row of the section `usuarios`, whose `id` is the uid that the sign-in service knows. `rol` and
 * `estado` are whatever the document holds: whoever reads them decides what they are worth.
 */
export type User = AnyRow & { email: string; nombre: string | null };

/**
 * With the address as the whole program compares it: each users store folds what it reads and writes. A document that was
 * made elsewhere may hold other case, spaces, or no text at all.
 */
export const folded = (user: AnyRow): User =>
  ({ ...user, email: typeof user.email === 'string' ? user.email.trim().toLowerCase() : '' }) as User;

/** What a change writes: not when they came in, which is noted between the reading of the row and its change. */
export function changed(user: User): Omit<User, 'ultimoAcceso'> {
  const { ultimoAcceso: _, ...written } = user;
  return written;
}

export const isActiveAdministrator = ({ rol, estado }: User): boolean => rol === 'administrador' && estado === 'activo';
