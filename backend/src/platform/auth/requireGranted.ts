import type { Action, AnySection } from '@coop/domain';
import { Problem } from '../http/problem.js';
import type { Access } from './access.js';
import { may } from './may.js';
import type { Staff } from './staff.js';

/**
 * Throws 403 unless a system has a grant for the access. Systems never get access for people: routes for all roles,
 * menu entries, and anything that needs a recent sign-in.
 */
export function requireGranted(staff: Staff, access: Exclude<Access, 'public'>, recent: boolean): void {
  if (recent || typeof access === 'string' || 'entry' in access)
    throw new Problem('sin_permiso', 'Esto es para personas: con la clave de un sistema no se puede.');
  const { action, section } = access;
  if (!may(staff, action, section)) throw notGranted(action, section);
}

/** Returns the 403 of a system whose role allows the action but whose grants do not. */
export const notGranted = (action: Action, section: AnySection): Problem =>
  new Problem('sin_permiso', `A este sistema no se le concedió «${action}» en ${section.label.many}.`);
