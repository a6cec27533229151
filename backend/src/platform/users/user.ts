import type { AnyRow } from '@coop/domain';

/** A row of `usuarios`; `id` is Firebase's uid. Callers validate `rol` and `estado`. */
export type User = AnyRow & { email: string; nombre: string | null };

/** Normalizes the e-mail to trimmed lower case, on read and write. A document made elsewhere may hold any value. */
export const normalizeEmail = (user: AnyRow): User =>
  ({ ...user, email: typeof user.email === 'string' ? user.email.trim().toLowerCase() : '' }) as User;

/** Omits the last access, which may change between the read of a row and its update. */
export function changed(user: User): Omit<User, 'ultimoAcceso'> {
  const { ultimoAcceso: _, ...written } = user;
  return written;
}

export const isActiveAdministrator = ({ rol, estado }: User): boolean => rol === 'administrador' && estado === 'activo';

/** E-mail domain of the demonstration's staff, the only accounts with public passwords. */
export const DEMO_DOMAIN = 'kantuta.test';
