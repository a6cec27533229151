import { requireNode } from './processes/requireNode.mjs';
import { checkTypes } from './suites/checkTypes.mjs';

requireNode();
process.exitCode = (await checkTypes()) ? 0 : 1;
