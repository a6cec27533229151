import type { Rol } from '@coop/domain';

/**
 * Who is asking: a signed-in member of staff, as the document `users/{uid}` has it at this request, or another system. That one
 * may do what was `granted` to it and nothing else: `saldos:cargar`.
 */
export type Staff = {
  readonly uid: string;
  readonly email: string;
  readonly nombre: string;
  readonly rol: Rol;
  readonly granted?: readonly string[];
};
