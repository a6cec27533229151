import { cents } from './cents.js';

/**
 * Returns a part as a percentage of a whole, rounded half up to two decimals: ("12.50", "100.00") → "12.50".
 * Returns undefined when the whole is not above zero or the part is negative.
 */
export function coefficient(part: string, whole: string): string | undefined {
  const [a, b] = [cents(part), cents(whole)];
  if (b <= 0n || a < 0n) return undefined;
  const hundredths = (a * 20_000n + b) / (b * 2n);
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}
