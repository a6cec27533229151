import type { AnySection } from '@coop/domain';

/**
 * Throws when the site has no page where a section says that visitors find it, or none at the address of one of its rows: a
 * link that mails, the search and the map of the site would give leads nowhere.
 */
export function requireServed(sections: readonly AnySection[], serves: (path: string) => boolean): void {
  const lost = sections.flatMap(({ name, address, publication }) => {
    if (!address) return [];
    const paths = publication && !publication.single ? [address, `${address}/uno`] : [address];
    return paths.filter((path) => !serves(path)).map((path) => `${name} (${path})`);
  });
  if (lost.length > 0) throw new Error(`No page of the site is at: ${lost.join(', ')}`);
}
