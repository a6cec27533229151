import { keyOf, recordPassed } from './ledger.mjs';
import { isJourney } from './proofs.mjs';
import { runJest } from './runJest.mjs';
import { runJourneys } from './runJourneys.mjs';

/**
 * Result of a test file in a suite. `cut`: tests skipped by the time limit; `isEmpty`: no tests in that suite.
 * @typedef {{ file: string, suite: string, seconds: number, passed: number, failed: number, skipped: number, cut?:
 * number, isEmpty?: boolean, isUnstable?: boolean }} Result
 */

/** More failed files than this share one cause, so a retry would only repeat it. */
const MAX_UNSTABLE = 10;

/**
 * Runs proofs: Jest's, then Playwright's. CI retries failed files once, alone, and reports them as unstable if they
 * pass (docs/decisions/tests.md).
 * @param {import('./proofs.mjs').Proof[]} proofs
 * @param {{ record?: boolean, until?: number }} [options] whether to record passes in the ledger; the time limit of e2e
 * tests in ms
 * @returns {Promise<Result[]>}
 */
export async function runProofs(proofs, { record = false, until } = {}) {
  const first = await run(proofs, { until });
  const broken = new Set(first.filter(({ failed }) => failed > 0).map(keyOf));
  const repeats = proofs.filter((proof) => broken.has(keyOf(proof)));
  const isWorthIt = process.env.CI && repeats.length === broken.size && broken.size > 0 && broken.size <= MAX_UNSTABLE;
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
