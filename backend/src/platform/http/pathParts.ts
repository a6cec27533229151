/**
 * Splits a path into segments as the router matches them: case-insensitive, without trailing slashes. Runs in one pass:
 * `/\/+$/` is quadratic on a run of slashes in the middle.
 */
export function pathParts(path: string): string[] {
  const parts = path.toLowerCase().split('/');
  while (parts.at(-1) === '') parts.pop();
  return parts.slice(1);
}
