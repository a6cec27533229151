import type { Rol } from '@coop/domain';

/**
 * The caller: a signed-in staff user, as `users/{uid}` has it at this request, or another system. A system may do only
 * what is in `granted`, for instance `saldos:cargar`.
 */
export type Staff = {
  readonly uid: string;
  readonly email: string;
  readonly nombre: string;
  readonly rol: Rol;
  readonly granted?: readonly string[];
};
