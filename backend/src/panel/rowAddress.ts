import { type AnySection, adminPathOf, can, type MenuEntry, type Rol } from '@coop/domain';

/** Where the panel shows a row to that role: its form, where they may write it. */
export function rowAddress(section: AnySection, rol: Rol, id: string): string {
  const place = `${adminPathOf(section.name as MenuEntry)}/${id}`;
  return section.kind !== 'submission' && can(rol, 'editar', section) ? place : `${place}/show`;
}
