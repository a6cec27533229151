import { createHash } from 'node:crypto';
import path from 'node:path';
import { isJourney } from './proofs.mjs';

/** Workers that share a run: Jest's and Playwright's. */
export const WORKERS = { jest: 3, journeys: 2 };
/** Estimate for a proof that has never run here. */
const UNKNOWN_SECONDS = 30;

/** Returns the wall-clock seconds of a proof within a run. */
export const wallSeconds = (proof, entry) =>
  (entry?.seconds ?? UNKNOWN_SECONDS) / (isJourney(proof) ? WORKERS.journeys : WORKERS.jest);

/**
 * Ranks proofs by how due they are and chooses as many as fit into the time. First come those that never passed or
 * whose file changed since; then long ones whose sources changed; then those named like a changed folder; then the
 * longest not run. A hash of the head orders ties, so that commits take turns even if CI records nothing.
 * @param {object} options
 * @param {import('./proofs.mjs').Proof[]} options.proofs
 * @param {(proof: import('./proofs.mjs').Proof) => import('./ledger.mjs').Entry | undefined} options.entryOf
 * @param {(commit: string) => string[] | undefined} options.changedSince
 * @param {string} options.head the commit under test
 * @param {number} options.seconds of wall clock
 */
export function select({ proofs, entryOf, changedSince, head, seconds }) {
  const ranked = proofs
    .map((proof) => {
      const entry = entryOf(proof);
      const order = createHash('sha1').update(`${head} ${proof.file} ${proof.suite}`).digest('hex');
      return {
        ...proof,
        ...dueOf(proof, entry, changedSince),
        order,
        day: entry?.day ?? '',
        cost: wallSeconds(proof, entry),
      };
    })
    .sort((a, b) => a.rank - b.rank || compare(a.day, b.day) || compare(a.order, b.order));
  let left = seconds;
  const isChosen = ({ cost }) => {
    if (cost > left) return false;
    left -= cost;
    return true;
  };
  const chosen = ranked.filter(isChosen);
  return { chosen, leftOut: ranked.filter((proof) => !chosen.includes(proof)) };
}

function dueOf({ file, when }, entry, changedSince) {
  const changed = entry && changedSince(entry.commit);
  if (!changed || changed.includes(file)) return { rank: 1, why: 'cambió o es nueva' };
  if (when && changed.some((name) => when.test(name))) return { rank: 2, why: 'larga, y cambió lo suyo' };
  if (changed.some((name) => path.dirname(name).split('/').includes(subjectOf(file))))
    return { rank: 3, why: 'su carpeta cambió' };
  return { rank: 4, why: 'hace más que no corre' };
}

/** Returns a test's folder, or the first word of a spec, which is named like the folders of the code under test. */
const subjectOf = (file) =>
  file.startsWith('e2e/') ? path.basename(file).split(/[.-]/)[0] : path.basename(path.dirname(file));

const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0);
