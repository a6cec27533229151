import { type Decimal, sum } from './decimals.js';

/** Larger percentages mean nothing to a reader, and JavaScript would print them in exponent notation. */
const UNSAYABLE = 1e9;

/**
 * Returns the estimated annual effective cost of a loan, in percent with four decimals ("17.2271"). It is the rate per
 * period that equates the payments to the amount received, compounded over a year.
 * The regulation's own annualization could not be consulted; only this function depends on it. Returns null when no
 * rate fits: nothing, or next to nothing, was received.
 * @param received the amount less the charges at disbursement
 * @param payments the payment at the end of each period
 * @param periodsAYear 12 for monthly payments
 */
export function costoEfectivo(received: Decimal, payments: readonly Decimal[], periodsAYear: number): string | null {
  if (received.lte(0) || sum(payments).lt(received)) return null;
  // Floats are precise enough for a rate: twelve digits.
  const flows = payments.map(Number);
  const target = Number(received);
  const worth = (rate: number) => flows.reduceRight((later, flow) => (later + flow) / (1 + rate), 0);
  let [low, high] = [0, 1];
  while (worth(high) > target) high *= 2;
  for (let step = 0; step < 200 && high - low > 1e-15 * Math.max(1, high); step++) {
    const middle = (low + high) / 2;
    if (worth(middle) > target) low = middle;
    else high = middle;
  }
  const yearly = ((1 + (low + high) / 2) ** periodsAYear - 1) * 100;
  return yearly < UNSAYABLE ? yearly.toFixed(4) : null;
}
