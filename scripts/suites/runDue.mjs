import { groupBy } from './groupBy.mjs';
import { changedSince, headCommit, keyOf } from './ledger.mjs';
import { listProofs } from './proofs.mjs';
import { runProofs } from './runProofs.mjs';
import { select } from './select.mjs';

/** Time reserved for retries and the end of the run. */
const RESERVE_MS = 60_000;

/**
 * Runs the most due proofs after the core, until the time limit. Prints why each was chosen, and the ones left out.
 * @param {number} end time in ms
 * @param {import('./runProofs.mjs').Result[]} core results of the core, to estimate this machine's current speed
 * @param {ReturnType<typeof import('./ledger.mjs').readLedger>} ledger as it was before the core ran
 */
export async function runDue(end, core, ledger) {
  const until = end - RESERVE_MS;
  const slowness = slownessOf(core, ledger);
  const { chosen, leftOut } = select({
    proofs: listProofs().filter((proof) => !proof.core),
    entryOf: (proof) => ledger.get(keyOf(proof)),
    changedSince: memoize(changedSince),
    head: headCommit(),
    seconds: Math.max(until - Date.now(), 0) / 1000 / slowness,
  });
  for (const [why, group] of groupBy(chosen, ({ why }) => why))
    console.log(`\n${why}: ${group.length}, ≈ ${Math.round(sum(group, 'cost') * slowness)} s\n  ${namesOf(group)}`);
  for (const [day, group] of groupBy(leftOut, ({ day }) => day))
    console.log(`\nNo corre ahora; pasó por última vez ${day || '(nunca)'}: ${group.length}\n  ${namesOf(group)}`);
  return runProofs(chosen, { record: true, until });
}

/** Returns the core's current seconds per second in the ledger. */
function slownessOf(core, ledger) {
  const known = core.filter((result) => result.failed === 0 && ledger.has(keyOf(result)));
  const before = known.map((result) => ledger.get(keyOf(result)));
  return sum(known, 'seconds') / sum(before, 'seconds') || 1;
}

const sum = (list, key) => list.reduce((total, one) => total + one[key], 0);

const namesOf = (list) =>
  list
    .map(
      ({ file, suite }) => `${file.replace(/^(backend\/test|e2e)\//, '').replace(/\.(test|spec)\.ts$/, '')} (${suite})`,
    )
    .join(', ');

function memoize(compute) {
  const answers = new Map();
  return (key) => {
    if (!answers.has(key)) answers.set(key, compute(key));
    return answers.get(key);
  };
}
