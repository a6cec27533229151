const GAP = /\[Complete: ([^[\]]*)\]/g;

/** A place that whoever adapts a text fills in. It can't be published while it is there. */
export const gap = (what: string): string => `[Complete: ${what}]`;

/** What nobody has filled in yet in a value, at whatever depth. */
export function gapsIn(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(GAP)].map(([, what = '']) => what);
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(gapsIn);
}
