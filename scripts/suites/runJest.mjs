import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runStep } from './runStep.mjs';

/**
 * Runs Jest's projects.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<import('./summarize.mjs').Counts>}
 */
export async function runJest(env = process.env) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-jest-'));
  const report = path.join(folder, 'report.json');
  try {
    const ok = await runStep('Pruebas (jest)', 'jest/bin/jest.js', ['--json', `--outputFile=${report}`], env);
    return read(report, ok);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function read(report, ok) {
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  const broken = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  const failed = numFailedTests + broken.length;
  return { passed: numPassedTests, failed: ok ? failed : Math.max(failed, 1), skipped: numPendingTests + numTodoTests };
}
