import { parseArgs } from 'node:util';
import { requireNode } from './processes/requireNode.mjs';
import { groupBy } from './suites/groupBy.mjs';
import { changedSince, git, keyOf, readLedger } from './suites/ledger.mjs';
import { listSkipped } from './suites/listSkipped.mjs';
import { listProofs } from './suites/proofs.mjs';
import { runProofs } from './suites/runProofs.mjs';
import { runStatic } from './suites/runStatic.mjs';
import { select, wallSeconds } from './suites/select.mjs';
import { summarize } from './suites/summarize.mjs';

// `npm test`: style, types and the core. `--until=<epoch seconds>`: then what is most due, until that time, as CI does.
// `npm run test:all [-- --shard=1/3]`: all proofs, or every third of them. docs/decisions/tests.md says what is core and why.

/** Kept of the clock for what failed and runs again, and for ending. */
const RESERVE_MS = 60_000;

requireNode();
const { values } = parseArgs({
  options: { all: { type: 'boolean' }, shard: { type: 'string', default: '1/1' }, until: { type: 'string' } },
});
const proofs = listProofs();
const ledger = readLedger();
const entryOf = (proof) => ledger.get(keyOf(proof));
// A step that fails does not hide what the next ones would tell.
const failedSteps = await runStatic();
const results = values.all ? await runProofs(shardOf(values.shard), { record: true }) : await runCore();
if (values.until) results.push(...(await runDue(Number(values.until) * 1000 - RESERVE_MS)));
summarize({ results, failedSteps, notes: listSkipped() });

function runCore() {
  return runProofs(
    proofs.filter(({ core }) => core),
    { record: Boolean(values.until) },
  );
}

/** Spreads the proofs over shards from the longest to the shortest. */
function shardOf(shard) {
  const [number, count] = shard.split('/').map(Number);
  if (!(number >= 1 && number <= count)) throw new Error(`--shard=${shard}: debe ser, por ejemplo, 1/3`);
  const sorted = proofs.toSorted((a, b) => wallSeconds(b, entryOf(b)) - wallSeconds(a, entryOf(a)));
  return sorted.filter((_, place) => place % count === number - 1);
}

async function runDue(until) {
  // How much slower than the ledger this machine is now.
  const known = results.filter((result) => entryOf(result));
  const sum = (list) => list.reduce((seconds, one) => seconds + one, 0);
  const slowness = sum(known.map(({ seconds }) => seconds)) / sum(known.map((one) => entryOf(one).seconds)) || 1;
  const { chosen, leftOut } = select({
    proofs: proofs.filter(({ core }) => !core),
    entryOf,
    changedSince: remember(changedSince),
    head: git('rev-parse', 'HEAD').trim(),
    seconds: Math.max(until - Date.now(), 0) / 1000 / slowness,
  });
  for (const [why, group] of groupBy(chosen, ({ why }) => why))
    console.log(
      `\n${why}: ${group.length}, ≈ ${Math.round(sum(group.map(({ cost }) => cost)) * slowness)} s\n  ${namesOf(group)}`,
    );
  for (const [day, group] of groupBy(leftOut, ({ day }) => day))
    console.log(
      `\nNo corre ahora, y pasó por última vez ${day ? `el ${day}` : '(nunca)'}: ${group.length}\n  ${namesOf(group)}`,
    );
  return runProofs(chosen, { record: true, until });
}

function namesOf(list) {
  return list
    .map(
      ({ file, suite }) => `${file.replace(/^(backend\/test|e2e)\//, '').replace(/\.(test|spec)\.ts$/, '')} (${suite})`,
    )
    .join(', ');
}

function remember(ask) {
  const answers = new Map();
  return (key) => {
    if (!answers.has(key)) answers.set(key, ask(key));
    return answers.get(key);
  };
}
