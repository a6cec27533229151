import { amount as asAmount, cents } from './amounts.js';

/** Returns a percentage of an amount, rounded half up to the cent: ("1000.05", "80.0000") → "800.04". */
export const percentOf = (amount: string, percent: string): string =>
  asAmount((cents(amount) * BigInt(percent.replace('.', '')) * 2n + 1_000_000n) / 2_000_000n);
