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

/** Returns the path of a link, without query and fragment. */
export const pathOf = (link: string): string => link.split(/[?#]/, 1)[0] ?? '';

/**
 * Splits a path into segments as the router matches them: case-insensitive, without trailing slashes. Runs in one pass:
 * `/\/+$/` is quadratic on a run of slashes in the middle.
 */
export function pathParts(path: string): string[] {
  const parts = path.toLowerCase().split('/');
  while (parts.at(-1) === '') parts.pop();
  return parts.slice(1);
}
