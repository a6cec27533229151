import { measure } from './measure.mjs';

/**
 * Asks the product and its baseline in turns, so that a busy machine slows both.
 * @returns for each its medians and ranges; and the ratios, the product's answers to the baseline's and, by processor, theirs
 *   to its
 */
export async function compare({ product, baseline }, { rounds, ...load }) {
  // Neither is measured before what it runs was compiled, which takes some thousand answers.
  for (const target of [product, baseline]) await measure(target, load);
  const results = [];
  for (let round = 0; round < rounds; round += 1)
    results.push({ product: await measure(product, load), baseline: await measure(baseline, load) });
  return {
    product: summaryOf(results.map((round) => round.product)),
    baseline: summaryOf(results.map((round) => round.baseline)),
    rates: spread(results.map((round) => round.product.rate / round.baseline.rate)),
    processor: spread(results.map((round) => round.baseline.server / round.product.server)),
  };
}

const summaryOf = (rounds) =>
  Object.fromEntries(['rate', 'server', 'database'].map((name) => [name, spread(rounds.map((round) => round[name]))]));

/** The median, the least and the most. */
export function spread(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)], least: sorted[0], most: sorted.at(-1) };
}
