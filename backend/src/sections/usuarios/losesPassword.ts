import type { AnyRow } from '@coop/domain';
import type { Staff } from '../../platform/auth/staff.js';

/**
 * Returns whether a change must replace the password: a promotion to administrador, or another person's change of
 * address.
 *
 * The user's creator may know the first password.
 */
export const losesPassword = (before: AnyRow, after: AnyRow, by: Pick<Staff, 'uid'> | undefined): boolean =>
  (before.rol !== 'administrador' && after.rol === 'administrador') ||
  (before.email !== after.email && by?.uid !== before.id);
