const GAP = /\[Complete: ([^[\]]*)\]/g;

/** Returns a gap for the editor of a starter text to fill in; it blocks publication. */
export const gap = (what: string): string => `[Complete: ${what}]`;

/** Returns the unfilled gaps of a value, at any depth. */
export function gapsIn(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(GAP)].map(([, what = '']) => what);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(gapsIn);
}
