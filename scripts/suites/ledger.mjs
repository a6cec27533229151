import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../root.mjs';

/**
 * Last pass of a proof: seconds of its worker, commit and day.
 * @typedef {{ seconds: number, commit: string, day: string }} Entry
 */

const file = path.join(root, '.ci/proven.tsv');
const head = 'file\tsuite\tseconds\tcommit\tday';

/** @param {{ file: string, suite: string }} proof */
export const keyOf = (proof) => `${proof.file}\t${proof.suite}`;

/** Reads the ledger, by `keyOf`. @returns {Map<string, Entry>} */
export function readLedger() {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').slice(1) : [];
  return new Map(
    lines.map((line) => {
      const [name, suite, seconds, commit, day] = line.split('\t');
      return [keyOf({ file: name, suite }), { seconds: Number(seconds), commit, day }];
    }),
  );
}

/**
 * Records passed proofs in the ledger and removes proofs that no longer exist.
 * @param {{ file: string, suite: string, seconds: number }[]} passed
 */
export function recordPassed(passed) {
  const ledger = readLedger();
  const commit = headCommit().slice(0, 12);
  const day = new Date().toISOString().slice(0, 10);
  for (const one of passed) ledger.set(keyOf(one), { seconds: Math.ceil(one.seconds), commit, day });
  const lines = [...ledger]
    .filter(([key]) => existsSync(path.join(root, key.split('\t')[0])))
    .map(([key, { seconds, commit, day }]) => [key, seconds, commit, day].join('\t'));
  writeFileSync(file, `${[head, ...lines.sort()].join('\n')}\n`);
}

/** Returns the files that differ between a commit and the working tree; undefined for an unknown commit. */
export function changedSince(commit) {
  try {
    const listed = [git('diff', '--name-only', commit, '--'), git('ls-files', '--others', '--exclude-standard')];
    return listed.join('').split('\n').filter(Boolean);
  } catch {
    return undefined;
  }
}

/** Returns the commit under test; zeros without a repository, as in an unpacked release. */
export function headCommit() {
  try {
    return git('rev-parse', 'HEAD').trim();
  } catch {
    return '0'.repeat(40);
  }
}

function git(...args) {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}
