import { adminPathOf, type MenuEntry, menuGroups } from '@coop/domain';

/** The menu entry that an address of the panel is in: `panel` is its own address alone. */
export const entryAt = (pathname: string): MenuEntry | undefined =>
  menuGroups
    .flatMap(({ entries }) => entries)
    .find(
      (entry) =>
        pathname === adminPathOf(entry) || (entry !== 'panel' && pathname.startsWith(`${adminPathOf(entry)}/`)),
    );
