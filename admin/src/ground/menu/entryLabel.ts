import { findSection, type MenuEntry } from '@coop/domain';

/** What is in the menu and is no section. */
const others: Partial<Record<MenuEntry, string>> = { panel: 'Panel de Control', 'sitio/biblioteca': 'Biblioteca' };

/** What a menu entry is called. */
export function entryLabel(entry: MenuEntry): string {
  const { label } = findSection(entry) ?? {};
  return label?.menu ?? label?.many ?? others[entry] ?? entry;
}
