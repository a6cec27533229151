import { findSection, rowsOf } from '@coop/domain';
import { may } from '../../platform/auth/may.js';
import type { Staff } from '../../platform/auth/staff.js';

/** Whether somebody may be told that something happened in a section. */
export function mayKnowSection(staff: Staff, name: string): boolean {
  const section = findSection(name);
  return section !== undefined && may(staff, 'leer', section);
}

/**
 * Whether they may be told which row it was. Where their role reads some rows alone, only of one that they have open: as they opened it the
 * server looked whether they may.
 */
export function mayKnowRow(staff: Staff, name: string, isOpen: () => boolean): boolean {
  const section = findSection(name);
  if (!section || !may(staff, 'leer', section)) return false;
  return rowsOf(staff.rol, section) === undefined || isOpen();
}
