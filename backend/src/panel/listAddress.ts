import { type AnySection, adminPathOf, type MenuEntry } from '@coop/domain';

/** The address in the panel of a section's list under a filter. */
export const listAddress = ({ name }: AnySection, filter: object): string =>
  `${adminPathOf(name as MenuEntry)}?${new URLSearchParams({ filter: JSON.stringify(filter), page: '1' })}`;
