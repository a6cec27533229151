import { requireNode } from './processes/requireNode.mjs';
import { listSkipped } from './suites/listSkipped.mjs';
import { runJest } from './suites/runJest.mjs';
import { runJourneys } from './suites/runJourneys.mjs';
import { runStatic } from './suites/runStatic.mjs';
import { summarize } from './suites/summarize.mjs';

// All that CI checks. A step that fails doesn't hide what the next ones would tell.
requireNode();
const failedSteps = await runStatic();
const jest = await runJest();
const journeys = await runJourneys();
summarize({ counts: [jest, journeys], failedSteps, notes: listSkipped() });
