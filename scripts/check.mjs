import { requireNode } from './processes/requireNode.mjs';
import { runJest } from './suites/runJest.mjs';
import { runStatic } from './suites/runStatic.mjs';
import { summarize } from './suites/summarize.mjs';

// The quick half of `npm test`: no browser, the embedded database alone, and none of the long proofs.
requireNode();
const failedSteps = await runStatic();
const { DATABASE_URL, ...env } = process.env;
summarize({
  counts: [await runJest({ ...env, JEST_QUICK: '1' })],
  failedSteps,
  notes: ['PostgreSQL, los recorridos en el navegador y las pruebas largas: npm test'],
});
