/** Normalizes a path. Never returns `//host`, which a browser would follow to another site. */
export const canonicalAddress = (address: string): string =>
  `/${address
    .toLowerCase()
    .split(/[/\\]+/)
    .filter((part) => part !== '')
    .join('/')}`;

export const pathOf = (link: string): string => link.split(/[?#]/, 1)[0] ?? '';

/** Splits a path as the router does. One pass: `/\/+$/` is quadratic on a run of slashes. */
export function pathParts(path: string): string[] {
  const parts = path.toLowerCase().split('/');
  while (parts.at(-1) === '') parts.pop();
  return parts.slice(1);
}
