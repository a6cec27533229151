import { requireNode } from './processes/requireNode.mjs';
import { changedSince, keyOf, readLedger } from './suites/ledger.mjs';
import { isJourney, listProofs } from './suites/proofs.mjs';
import { runProofs } from './suites/runProofs.mjs';
import { runStatic } from './suites/runStatic.mjs';
import { select } from './suites/select.mjs';
import { summarize } from './suites/summarize.mjs';

// Pre-commit check: style, types, unit tests, and the HTTP tests related to changes since the commit before the last,
// on PGlite.
const SECONDS = 60;

requireNode();
const failedSteps = await runStatic();
const ledger = readLedger();
const changed = changedSince('HEAD~1') ?? [];
const tests = listProofs(false).filter((proof) => !isJourney(proof));
const isUnit = ({ suite }) => !suite.includes('-pglite');
// CI runs most of them on PostgreSQL only.
const entryOf = ({ file, suite }) =>
  ledger.get(keyOf({ file, suite })) ?? ledger.get(keyOf({ file, suite: suite.replace('pglite', 'postgres') }));
const { chosen } = select({
  proofs: tests.filter((proof) => !isUnit(proof)),
  entryOf,
  changedSince: () => changed,
  head: 'check',
  seconds: SECONDS,
});
const due = chosen.filter(({ rank }) => rank < 4);
delete process.env.DATABASE_URL;
summarize({
  results: await runProofs([...tests.filter(isUnit), ...due]),
  failedSteps,
  notes: ['lo demás del núcleo y los recorridos en el navegador: npm test; todo: npm run test:all'],
});
