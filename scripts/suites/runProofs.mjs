import { keyOf, recordPassed } from './ledger.mjs';
import { isJourney } from './proofs.mjs';
import { runJest } from './runJest.mjs';
import { runJourneys } from './runJourneys.mjs';

/**
 * The outcome of a test file in a suite. `cut`: the tests that the clock left out; `isEmpty`: it has none in that suite.
 * @typedef {{ file: string, suite: string, seconds: number, passed: number, failed: number, skipped: number, cut?: number,
 *   isEmpty?: boolean, isUnstable?: boolean }} Result
 */

/** More files than that fail of one cause, which running them again only tells twice. */
const MOST_UNSTABLE = 10;

/**
 * Runs proofs: Jest's, then the journeys. In CI the files that failed run once more, alone, and are named when they pass
 * (docs/decisions/tests.md).
 * @param {import('./proofs.mjs').Proof[]} proofs
 * @param {{ record?: boolean, until?: number }} [options] whether the ledger notes what passed; the time in ms that ends the journeys
 * @returns {Promise<Result[]>}
 */
export async function runProofs(proofs, { record = false, until } = {}) {
  const first = await run(proofs, { until });
  const broken = new Set(first.filter(({ failed }) => failed > 0).map(keyOf));
  const repeats = proofs.filter((proof) => broken.has(keyOf(proof)));
  const isWorthIt = process.env.CI && repeats.length === broken.size && broken.size > 0 && broken.size <= MOST_UNSTABLE;
  const again = isWorthIt ? await run(repeats, { workers: 1 }) : [];
  const results = [
    ...first.filter((result) => again.length === 0 || !broken.has(keyOf(result))),
    ...again.map((result) => ({ ...result, isUnstable: result.failed === 0 })),
  ];
  const isProven = ({ passed, failed, cut, isEmpty }) => failed === 0 && !cut && (passed > 0 || isEmpty);
  if (record) recordPassed(results.filter(isProven));
  return results;
}

async function run(proofs, { workers, until }) {
  const [jest, journeys] = [proofs.filter((proof) => !isJourney(proof)), proofs.filter(isJourney)];
  return [
    ...(await runJest(jest, workers ? [`--maxWorkers=${workers}`] : [])),
    ...(await runJourneys(journeys, { args: workers ? [`--workers=${workers}`] : [], until })),
  ];
}
