import { coefficient } from './coefficient.js';

/** A part as a percentage of a whole, half up to two decimals, as a percent field holds it ("1.6000"); null without both. */
export function ratio(part: string | null | undefined, whole: string | null | undefined): string | null {
  const found = part && whole ? coefficient(part, whole) : undefined;
  return found === undefined ? null : `${found}00`;
}
