import type { Rol } from '@coop/domain';

/** An account that anybody may enter with. */
export type OfferedAccount = { rol: Rol; email: string; clave: string };

/** Nest token of those that the sign-in page offers to whoever comes. A real installation gives none. */
export const OFFERED_ACCOUNTS = Symbol('OFFERED_ACCOUNTS');
