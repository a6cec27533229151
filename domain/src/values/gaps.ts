const OPENS = '[Complete: ';
const GAP = /\[Complete: [^\]]*\]/g;

/** A place that whoever adapts a text fills in. It can't be published while it is there. */
export const gap = (what: string): string => `${OPENS}${what}]`;

/** The places of a value, at whatever depth, that nobody has filled in. */
export function gapsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.match(GAP) ?? [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(gapsIn);
}
