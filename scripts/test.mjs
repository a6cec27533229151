import { parseArgs } from 'node:util';
import { requireNode } from './processes/requireNode.mjs';
import { headCommit, keyOf, readLedger } from './suites/ledger.mjs';
import { listSkipped } from './suites/listSkipped.mjs';
import { listProofs } from './suites/proofs.mjs';
import { runDue } from './suites/runDue.mjs';
import { runProofs } from './suites/runProofs.mjs';
import { runStatic } from './suites/runStatic.mjs';
import { wallSeconds } from './suites/select.mjs';
import { summarize } from './suites/summarize.mjs';

// `npm test`: style, types and the core. `--until=<epoch seconds>`: then what is most due, until that time, as CI does.
// `npm run test:all [-- --shard=1/3]`: all proofs, or every third of them. docs/decisions/tests.md says what is core and why.

requireNode();
const { values } = parseArgs({
  options: { all: { type: 'boolean' }, shard: { type: 'string', default: '1/1' }, until: { type: 'string' } },
});
// Each commit draws other requests to the API (demo/test/api); all proofs draw more of them.
process.env.API_SEED ??= String(Number.parseInt(headCommit().slice(0, 7), 16));
process.env.API_REQUESTS ??= values.all ? '1500' : '300';

const ledger = readLedger();
// A step that fails does not hide what the next ones would tell.
const failedSteps = await runStatic();
const chosen = values.all ? shardOf(values.shard) : listProofs().filter(({ core }) => core);
const results = await runProofs(chosen, { record: Boolean(values.all || values.until) });
if (values.until) results.push(...(await runDue(Number(values.until) * 1000, results, ledger)));
summarize({ results, failedSteps, notes: listSkipped() });

/** Deals the proofs out to shards from the longest to the shortest. */
function shardOf(shard) {
  const [number, count] = shard.split('/').map(Number);
  if (!(number >= 1 && number <= count)) throw new Error(`--shard=${shard}: debe ser, por ejemplo, 1/3`);
  const secondsOf = (proof) => wallSeconds(proof, ledger.get(keyOf(proof)));
  const sorted = listProofs().sort((a, b) => secondsOf(b) - secondsOf(a));
  return sorted.filter((_, place) => place % count === number - 1);
}
