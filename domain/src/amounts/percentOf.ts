import { amount as asAmount, cents } from './cents.js';

/** So many hundredths of an amount, rounded half up to the cent: ("1000.05", 80) → "800.04". */
export function percentOf(amount: string, percent: number): string {
  return asAmount((cents(amount) * BigInt(percent) * 2n + 100n) / 200n);
}
