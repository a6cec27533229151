import { amount as asAmount, cents } from './cents.js';

/** A percentage of an amount, as a percent field holds it, rounded half up to the cent: ("1000.05", "80.0000") → "800.04". */
export const percentOf = (amount: string, percent: string): string =>
  asAmount((cents(amount) * BigInt(percent.replace('.', '')) * 2n + 1_000_000n) / 2_000_000n);
