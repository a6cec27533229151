import { type AnySection, adminPathOf, type MenuEntry } from '@coop/domain';

/** Returns the panel's URL of a section's list under a filter. */
export const listAddress = ({ name }: AnySection, filter: object): string =>
  `${adminPathOf(name as MenuEntry)}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' })}`;
