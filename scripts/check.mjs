import { requireNode } from './processes/requireNode.mjs';
import { runJest } from './suites/runJest.mjs';
import { runStatic } from './suites/runStatic.mjs';
import { summarize } from './suites/summarize.mjs';

// The quick half of `npm test`: no browser, and the embedded database alone.
requireNode();
const failedSteps = await runStatic();
const { DATABASE_URL, ...env } = process.env;
summarize({
  counts: [await runJest(env)],
  failedSteps,
  notes: ['PostgreSQL y los recorridos en el navegador: npm test'],
});
