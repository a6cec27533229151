import { findSection, type MenuEntry } from '@coop/domain';

/** Labels of menu entries that are not sections. */
const others: Partial<Record<MenuEntry, string>> = { panel: 'Panel de Control', 'sitio/biblioteca': 'Biblioteca' };

/** Returns the label of a menu entry. */
export function entryLabel(entry: MenuEntry): string {
  const { label } = findSection(entry) ?? {};
  return label?.menu ?? label?.many ?? others[entry] ?? entry;
}
