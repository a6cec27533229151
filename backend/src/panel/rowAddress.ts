import { type AnySection, adminPathOf, can, type MenuEntry, type Rol } from '@coop/domain';

/** Returns the panel's URL of a row: the form if the role may edit it, else the read-only view. */
export function rowAddress(section: AnySection, rol: Rol, id: string): string {
  const place = `${adminPathOf(section.name as MenuEntry)}/${id}`;
  return section.kind !== 'submission' && can(rol, 'editar', section) ? place : `${place}/show`;
}
