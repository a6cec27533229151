import type { Rol } from '@coop/domain';

/** Who is asking: a signed-in member of staff, as the document `users/{uid}` has it at this request. */
export type Staff = { readonly uid: string; readonly email: string; readonly nombre: string; readonly rol: Rol };
