import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getChromium } from '../browser/getChromium.mjs';
import { buildParts } from '../parts/buildParts.mjs';
import { endChild } from '../processes/endChild.mjs';
import { failedPages } from './failedPages.mjs';
import { forkProduct } from './forkProduct.mjs';
import { groupBy } from './groupBy.mjs';
import { keyOf } from './ledger.mjs';
import { CORE_TAG } from './proofs.mjs';
import { runStep } from './runStep.mjs';
import { seededFolder } from './seededFolder.mjs';

/**
 * Builds the product and runs Playwright proofs: core and others in separate runs, each on its own product.
 * @param {import('./proofs.mjs').Proof[]} proofs
 * @param {{ args?: string[], until?: number }} [options] arguments for Playwright, and the time limit in ms
 * @returns {Promise<import('./runProofs.mjs').Result[]>} one for each spec of a suite
 */
export async function runJourneys(proofs, { args = [], until } = {}) {
  const results = [];
  for (const core of [true, false]) {
    const chosen = proofs.filter((proof) => proof.core === core);
    if (chosen.length === 0) continue;
    const files = chosen.map(({ file }) => file);
    const run = await runSpecs([core ? '--grep' : '--grep-invert', CORE_TAG, ...args, ...files], until);
    // A spec with only core tests has none in the other suite.
    const empty = run.includes(crashed) ? [] : chosen.filter(({ file }) => run.every((result) => result.file !== file));
    results.push(...run, ...empty.map(({ file, suite }) => ({ ...crashed, file, suite, failed: 0, isEmpty: true })));
  }
  return results;
}

/** Runs Playwright with these arguments on a product with its own data folder and port. */
export async function runSpecs(args, until) {
  try {
    const chromium = getChromium();
    await buildParts(console.log, ['client']);
    return await runOnProduct(await seededFolder(), chromium, args, until);
  } catch (error) {
    console.error(error.message);
    return [crashed];
  }
}

async function runOnProduct(seeded, chromium, args, until) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-e2e-'));
  const report = path.join(folder, 'report.json');
  const dataDir = path.join(folder, 'datos');
  const isLate = () => until !== undefined && Date.now() >= until;
  let product;
  let hasFailed = true;
  try {
    cpSync(seeded, dataDir, { recursive: true });
    product = await forkProduct(dataDir);
    const clock = until === undefined ? [] : [`--global-timeout=${Math.max(until - Date.now(), 1)}`];
    const ok = await runStep(
      'Recorridos en el navegador (playwright)',
      '@playwright/test/cli.js',
      ['test', '--config', 'e2e/playwright.config.ts', '--pass-with-no-tests', ...clock, ...args],
      {
        ...product.env,
        CHROMIUM_PATH: chromium,
        BASE_URL: product.address,
        PRODUCT_DATA_DIR: dataDir,
        // For products that a test starts itself.
        SEEDED_DATA_DIR: seeded,
        // The tested product uses its own database; tests that start servers may also use this one.
        ...(process.env.DATABASE_URL && { POSTGRES_URL: process.env.DATABASE_URL }),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    );
    const results = readReport(report);
    hasFailed = results.some(({ failed }) => failed > 0);
    return ok || hasFailed || isLate() ? results : [...results, crashed];
  } finally {
    await endChild(product?.child);
    if (hasFailed) console.log(`Los registros del producto quedan en ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

const crashed = { file: 'playwright', suite: 'playwright', seconds: 0, passed: 0, failed: 1, skipped: 0 };

/** Reads one result per file and suite from a report. */
function readReport(report) {
  const { suites } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { suites: [] };
  for (const page of failedPages(suites)) console.log(page);
  const journeys = suites.flatMap((suite) =>
    journeysOf(suite).map((journey) => ({ ...journey, file: `e2e/${suite.file}` })),
  );
  return [...groupBy(journeys, keyOf).values()].map((group) => ({
    file: group[0].file,
    suite: group[0].suite,
    seconds: group.reduce((sum, { seconds }) => sum + seconds, 0),
    passed: group.filter(({ status }) => status === 'expected').length,
    failed: group.filter(({ status }) => status === 'unexpected').length,
    skipped: group.filter(({ status, isCut }) => status === 'skipped' && !isCut).length,
    cut: group.filter(({ isCut }) => isCut).length,
  }));
}

const journeysOf = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ tags, tests }) =>
    tests.map(({ status, results }) => ({
      suite: tags.includes(CORE_TAG.slice(1)) ? 'esenciales' : 'recorridos',
      status,
      seconds: results.reduce((sum, { duration }) => sum + duration / 1000, 0),
      // The time limit stopped the run before or during this test.
      isCut: status === 'skipped' && results.every(({ status: one }) => one === 'interrupted'),
    })),
  ),
  ...suites.flatMap(journeysOf),
];
