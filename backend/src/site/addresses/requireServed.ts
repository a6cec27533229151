import type { AnySection } from '@coop/domain';

/**
 * Throws if the site has no page at the public address of a section or of its rows. Links in mails, search and sitemap
 * would be broken.
 */
export function requireServed(sections: readonly AnySection[], serves: (path: string) => boolean): void {
  const lost = sections.flatMap(({ name, address, publication }) => {
    if (!address) return [];
    const paths = publication && !publication.single ? [address, `${address}/uno`] : [address];
    return paths.filter((path) => !serves(path)).map((path) => `${name} (${path})`);
  });
  if (lost.length > 0) throw new Error(`No page of the site is at: ${lost.join(', ')}`);
}
