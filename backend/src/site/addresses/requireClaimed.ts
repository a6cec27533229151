/**
 * Throws when the site has a page at an address that staff could still take for one of their own: theirs would never be seen.
 * `paths` are the site's own, as its routes write them; `isClaimed` says whether nobody else may have that address.
 */
export function requireClaimed(paths: readonly string[], isClaimed: (address: string) => boolean): void {
  const free = paths.map((path) => `/${path.replace(/:\w+/g, 'uno')}`).filter((address) => !isClaimed(address));
  if (free.length > 0) throw new Error(`Staff could take addresses that are the site's: ${free.join(', ')}`);
}
