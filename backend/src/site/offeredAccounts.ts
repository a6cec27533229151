import type { Rol } from '@coop/domain';

/** Public credentials of a demonstration account. */
export type OfferedAccount = { rol: Rol; email: string; clave: string };

/** Injection token of the accounts offered on the sign-in page. A real installation provides none. */
export const OFFERED_ACCOUNTS = Symbol('OFFERED_ACCOUNTS');
