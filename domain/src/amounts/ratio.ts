import { coefficient } from './coefficient.js';

/**
 * Returns a part as a percentage of a whole, as a percent field stores it ("1.6000"). Rounds half up to two decimals.
 * Returns null when either is missing or `coefficient` returns undefined.
 */
export function ratio(part: string | null | undefined, whole: string | null | undefined): string | null {
  const found = part && whole ? coefficient(part, whole) : undefined;
  return found === undefined ? null : `${found}00`;
}
