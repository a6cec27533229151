import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runStep } from './runStep.mjs';

/**
 * Tests allocate many short-lived objects: a larger young generation saves a tenth of the CPU in garbage collection.
 */
const FLAGS = ['--max-semi-space-size=64'];
const CRASHED = { file: 'jest', suite: 'jest', seconds: 0, passed: 0, failed: 1, skipped: 0 };

/**
 * Runs proofs in Jest.
 * @param {import('./proofs.mjs').Proof[]} proofs
 * @param {string[]} [args] for Jest
 * @returns {Promise<import('./runProofs.mjs').Result[]>} one for each file and project
 */
export async function runJest(proofs, args = []) {
  if (proofs.length === 0) return [];
  const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-jest-'));
  try {
    const env = {
      ...process.env,
      JEST_PROOFS: JSON.stringify(proofs.map(({ file, suite }) => ({ file, suite }))),
      JEST_REPORT: path.join(folder, 'report.json'),
    };
    const ok = await runStep('Pruebas (jest)', 'jest/bin/jest.js', args, env, FLAGS);
    const results = existsSync(env.JEST_REPORT) ? JSON.parse(readFileSync(env.JEST_REPORT, 'utf8')) : [];
    return ok || results.some(({ failed }) => failed > 0) ? results : [...results, CRASHED];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
