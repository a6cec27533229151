import { adminPathOf, findSection, type MenuEntry, menuGroups } from '@coop/domain';

/** Returns the menu entry that contains a path; `panel` matches its exact path only. */
export const entryAt = (pathname: string): MenuEntry | undefined =>
  menuGroups
    .flatMap(({ entries }) => entries)
    .find(
      (entry) =>
        pathname === adminPathOf(entry) || (entry !== 'panel' && pathname.startsWith(`${adminPathOf(entry)}/`)),
    );

const others: Partial<Record<MenuEntry, string>> = { panel: 'Panel de Control', 'sitio/biblioteca': 'Biblioteca' };

export function entryLabel(entry: MenuEntry): string {
  const { label } = findSection(entry) ?? {};
  return label?.menu ?? label?.many ?? others[entry] ?? entry;
}
