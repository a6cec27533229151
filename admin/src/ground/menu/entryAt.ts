import { adminPathOf, type MenuEntry, menuGroups } from '@coop/domain';

/** Returns the menu entry that contains a path; `panel` matches its exact path only. */
export const entryAt = (pathname: string): MenuEntry | undefined =>
  menuGroups
    .flatMap(({ entries }) => entries)
    .find(
      (entry) =>
        pathname === adminPathOf(entry) || (entry !== 'panel' && pathname.startsWith(`${adminPathOf(entry)}/`)),
    );
