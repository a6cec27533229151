import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root } from '../root.mjs';
import { runStep } from './runStep.mjs';

/** More files than that fail of one cause, which running them again only tells twice. */
const MOST_UNSTABLE = 10;
/** Tests make much that lives for a moment: with more room for it, a tenth less of the processor goes to collecting it. */
const FLAGS = ['--max-semi-space-size=64'];

/**
 * Runs Jest's projects. In CI the suites that failed are run once more, alone, and named when they pass: docs/decisions/unstable-tests.md.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<import('./summarize.mjs').Counts>}
 */
export async function runJest(env = process.env) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-jest-'));
  try {
    const first = await run('Pruebas (jest)', path.join(folder, 'first.json'), [], env);
    if (!env.CI || first.broken.length === 0 || first.broken.length > MOST_UNSTABLE) return first;
    const again = await run(
      'Otra vez lo que falló, a solas (jest)',
      path.join(folder, 'again.json'),
      ['--maxWorkers=1', '--runTestsByPath', ...first.broken],
      env,
    );
    const passed = first.passed + Math.max(first.failed - again.failed, 0);
    const unstable = first.broken.filter((file) => !again.broken.includes(file));
    return { ...again, passed, skipped: first.skipped, unstable };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function run(title, report, args, env) {
  const ok = await runStep(title, 'jest/bin/jest.js', ['--json', `--outputFile=${report}`, ...args], env, FLAGS);
  return read(report, ok);
}

/** What a report counts, and the files with something that failed. */
function read(report, ok) {
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0, broken: [] };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  const failedFiles = testResults.filter(({ status }) => status === 'failed');
  const failed = numFailedTests + failedFiles.filter(({ assertionResults }) => assertionResults.length === 0).length;
  return {
    passed: numPassedTests,
    failed: ok ? failed : Math.max(failed, 1),
    skipped: numPendingTests + numTodoTests,
    broken: [...new Set(failedFiles.map(({ name }) => path.relative(root, name)))],
  };
}
