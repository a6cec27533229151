import type { AnyRow } from '@coop/domain';
import type { Staff } from '../../platform/auth/staff.js';

/**
 * Whether what opened the account before must open it no more. Whoever made the user may know the first password: it
 * gives neither the highest role, which they could not give, nor follows to another mailbox, unless its owner goes there.
 */
export const losesPassword = (before: AnyRow, after: AnyRow, by: Pick<Staff, 'uid'> | undefined): boolean =>
  (before.rol !== 'administrador' && after.rol === 'administrador') ||
  (before.email !== after.email && by?.uid !== before.id);
