/**
 * Normalizes a path: lower case, single slashes, none at the end. Never returns `//host`, which a browser would follow
 * to another site.
 */
export const canonicalAddress = (address: string): string =>
  `/${address
    .toLowerCase()
    .split(/[/\\]+/)
    .filter((part) => part !== '')
    .join('/')}`;
