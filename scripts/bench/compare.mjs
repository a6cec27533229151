import { measure } from './measure.mjs';

/**
 * Measures the product and its baseline alternately, so that a busy machine slows both.
 * @returns medians and ranges of each, and two ratios: throughput (product / baseline) and CPU (baseline / product)
 */
export async function compare({ product, baseline }, { rounds, ...load }) {
  // Warm-up: the JIT needs some thousand requests.
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

/** Returns the median, minimum and maximum. */
export function spread(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)], least: sorted[0], most: sorted.at(-1) };
}
