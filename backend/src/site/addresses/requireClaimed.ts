/**
 * Throws if one of the site's pages is at an address that staff could also use. The staff's page would never be shown.
 *
 * `paths`: the site's route patterns; `isClaimed`: whether an address is reserved.
 */
export function requireClaimed(paths: readonly string[], isClaimed: (address: string) => boolean): void {
  const free = paths.map((path) => `/${path.replace(/:\w+/g, 'uno')}`).filter((address) => !isClaimed(address));
  if (free.length > 0) throw new Error(`Staff could take addresses that are the site's: ${free.join(', ')}`);
}
