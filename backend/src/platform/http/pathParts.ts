/**
 * The parts of a path as routes are found: whatever the case, and with any slashes at the end. In one pass: `/\/+$/` would
 * read a run of slashes that does not end the path once for each of them.
 */
export function pathParts(path: string): string[] {
  const parts = path.toLowerCase().split('/');
  while (parts.at(-1) === '') parts.pop();
  return parts.slice(1);
}
