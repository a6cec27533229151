import { type Action, type AnySection, can } from '@coop/domain';
import { Problem } from '../http/problem.js';
import type { User } from '../users/user.js';
import { type Access, isGrantable } from './access.js';
import type { Staff } from './staff.js';

export const may = ({ rol, granted }: Staff, action: Action, section: AnySection): boolean =>
  can(rol, action, section) && (granted === undefined || granted.includes(`${section.name}:${action}`));

/** Throws 403 unless a system has a grant. Systems never get access meant for people. */
export function requireGranted(staff: Staff, access: Exclude<Access, 'public'>, recent: boolean): void {
  if (recent || !isGrantable(access))
    throw new Problem('sin_permiso', 'Esto es para personas: con la clave de un sistema no se puede.');
  const { action, section } = access;
  if (!may(staff, action, section)) throw notGranted(action, section);
}

/** Returns the 403 of a system whose role allows the action but whose grants do not. */
export const notGranted = (action: Action, section: AnySection): Problem =>
  new Problem('sin_permiso', `A este sistema no se le concedió «${action}» en ${section.label.many}.`);

/** Throws 403 unless the user exists and is active. */
export function requireActive(user: User | undefined): asserts user is User {
  if (user?.estado !== 'activo') throw new Problem('sin_permiso', 'Su usuario está suspendido. Consulte con Sistemas.');
}
