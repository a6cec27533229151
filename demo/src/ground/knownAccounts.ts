import { DEMO_DOMAIN } from '@coop/backend/database';
import { type Rol, roles } from '@coop/domain';

/** Password of every account in the demonstration's domain, and of no other. */
export const PASSWORD = 'kantuta-demo';

export const emailOf = (rol: Rol): string => `${rol}@${DEMO_DOMAIN}`;

export const knownAccounts = roles.map((rol) => ({ rol, email: emailOf(rol), clave: PASSWORD }));
