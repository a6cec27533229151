import { type Decimal, sum } from './decimals.js';

/** Above it a percentage tells nobody anything, and longer ones are not written with digits alone. */
const UNSAYABLE = 1e9;

/**
 * The estimated effective yearly cost of a loan, in percent with four decimals ("17.2271"): the rate by period that makes
 * what is paid worth what was received, compounded over a year. The regulation's own way to make it yearly could not be
 * read; this is the one place that knows it. Null where no rate does: nothing was received, or next to nothing.
 * @param received the amount less what was charged at the disbursement
 * @param payments what is paid at the end of each period
 * @param periodsAYear 12 for monthly payments
 */
export function costoEfectivo(received: Decimal, payments: readonly Decimal[], periodsAYear: number): string | null {
  if (received.lte(0) || sum(payments).lt(received)) return null;
  // A rate is no money: floats find it to twelve digits.
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
