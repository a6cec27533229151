import { Big as BigJs } from 'big.js';

/** Decimal constructor of the calculators; separate, so that other code cannot change its settings. */
const Big = BigJs();
Big.DP = 40;
Big.RM = BigJs.roundHalfUp;

/** Exact decimal number; no calculator uses floats for amounts. */
export type Decimal = InstanceType<typeof Big>;

const DECIMAL = /^\d{1,12}(\.\d{1,10})?$/;

/** Parses a decimal text ("1250.50", "16.0000"); throws a RangeError for invalid or negative input. */
export function decimal(text: string): Decimal {
  if (!DECIMAL.test(text)) throw new RangeError(`Not a decimal: ${text}`);
  return new Big(text);
}

export const zero: Decimal = new Big(0);
export const one: Decimal = new Big(1);

/** Rounds to the cent, half up: 13 % of 12,50 is 1,63. */
export const toCents = (value: Decimal): Decimal => value.round(2, BigJs.roundHalfUp);

/** Formats an amount as transmitted: "1250.50". */
export const amountOf = (value: Decimal): string => value.toFixed(2);

/** Converts a percentage to a fraction: "16.0000" → 0.16. */
export const fraction = (percentage: string): Decimal => decimal(percentage).div(100);

/** Returns the exact sum, unrounded; zero for an empty list. */
export const sum = (values: readonly Decimal[]): Decimal => values.reduce((total, value) => total.plus(value), zero);

export const minimum = (a: Decimal, b: Decimal): Decimal => (a.lt(b) ? a : b);

/** Throws a RangeError unless the value is an integer of at least `min`. */
export function requireWhole(value: number, min: number, name: string): void {
  if (!Number.isSafeInteger(value) || value < min) throw new RangeError(`${name} must be a whole number from ${min}`);
}
