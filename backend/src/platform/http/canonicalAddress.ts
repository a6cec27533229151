/**
 * The one form of an address: small letters, one slash at a time, none at the end. Never `//host`, which a browser would take for
 * another site when it is sent there.
 */
export const canonicalAddress = (address: string): string =>
  `/${address
    .toLowerCase()
    .split(/[/\\]+/)
    .filter((part) => part !== '')
    .join('/')}`;
