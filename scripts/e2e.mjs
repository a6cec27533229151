import { requireNode } from './processes/requireNode.mjs';
import { runSpecs } from './suites/runJourneys.mjs';
import { summarize } from './suites/summarize.mjs';

// `npm run e2e -- archivo.spec.ts --grep texto` passes its arguments to Playwright.
requireNode();
summarize({ results: await runSpecs(process.argv.slice(2)) });
