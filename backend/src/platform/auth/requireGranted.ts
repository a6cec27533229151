import type { Action, AnySection } from '@coop/domain';
import { Problem } from '../http/problem.js';
import type { Access } from './access.js';
import { may } from './may.js';
import type { Staff } from './staff.js';

/**
 * Refuses another system what was not granted to it by name, and whatever is for people: what every role may, what is in a menu
 * and no section, and what asks for a password of a few minutes ago.
 */
export function requireGranted(staff: Staff, access: Exclude<Access, 'public'>, recent: boolean): void {
  if (recent || typeof access === 'string' || 'entry' in access)
    throw new Problem('sin_permiso', 'Esto es para personas: con la clave de un sistema no se puede.');
  const { action, section } = access;
  if (!may(staff, action, section)) throw notGranted(action, section);
}

/** Refuses another system what its role may, and it may not. */
export const notGranted = (action: Action, section: AnySection): Problem =>
  new Problem('sin_permiso', `A este sistema no se le concedió «${action}» en ${section.label.many}.`);
