import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getChromium } from '../browser/getChromium.mjs';
import { buildParts } from '../parts/buildParts.mjs';
import { endChild } from '../processes/endChild.mjs';
import { failedPages } from './failedPages.mjs';
import { forkProduct } from './forkProduct.mjs';
import { runStep } from './runStep.mjs';
import { seededFolder } from './seededFolder.mjs';

/** More files than that fail of one cause, which running them again only tells twice. */
const MOST_UNSTABLE = 10;

/**
 * Builds the product and runs the journeys of e2e/ on one of their own. In CI the files that failed are run once more, alone and on
 * another product, since what they did to the first one is done, and named when they pass: docs/decisions/unstable-tests.md.
 * @param {string[]} [args] for Playwright: files, `--grep`, …
 * @returns {Promise<import('./summarize.mjs').Counts>}
 */
export async function runJourneys(args = []) {
  try {
    const chromium = getChromium();
    await buildParts(console.log, ['client']);
    const seeded = await seededFolder();
    const first = await runOn(seeded, chromium, 'Recorridos en el navegador (playwright)', args);
    const broken = first.filter(({ failed }) => failed > 0).map(({ file }) => file);
    if (!process.env.CI || broken.length === 0 || broken.length > MOST_UNSTABLE) return sumOf(first);
    const title = 'Otra vez lo que falló, a solas (playwright)';
    const again = await runOn(seeded, chromium, title, ['--workers=1', ...broken]);
    const unstable = broken.filter((file) => again.every((one) => one.file !== file || one.failed === 0));
    return { ...sumOf([...first.filter(({ file }) => !broken.includes(file)), ...again]), unstable };
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** Runs journeys on a product with a data folder and a port of its own, which calls its API by the typed client. */
async function runOn(seeded, chromium, title, args) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-e2e-'));
  const report = path.join(folder, 'report.json');
  const dataDir = path.join(folder, 'datos');
  let product;
  let failed = 1;
  try {
    cpSync(seeded, dataDir, { recursive: true });
    product = await forkProduct(dataDir);
    const ok = await runStep(
      title,
      '@playwright/test/cli.js',
      ['test', '--config', 'e2e/playwright.config.ts', ...args],
      {
        ...product.env,
        CHROMIUM_PATH: chromium,
        BASE_URL: product.address,
        PRODUCT_DATA_DIR: dataDir,
        // For products that a journey starts on its own.
        SEEDED_DATA_DIR: seeded,
        // The product under test has its own database; journeys that start servers of theirs may try this one too.
        ...(process.env.DATABASE_URL && { POSTGRES_URL: process.env.DATABASE_URL }),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    );
    const files = readReport(report, ok);
    failed = sumOf(files).failed;
    return files;
  } finally {
    await endChild(product?.child);
    if (failed > 0) console.log(`Los registros del producto quedan en ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

/** What a report counts, file by file; what ended before it could write one has failed too. */
function readReport(report, ok) {
  const { suites } = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : { suites: [] };
  for (const page of failedPages(suites)) console.log(page);
  const files = suites.map((suite) => {
    const outcomes = outcomesOf(suite);
    const count = (outcome) => outcomes.filter((one) => one === outcome).length;
    return { file: suite.file, passed: count('expected'), failed: count('unexpected'), skipped: count('skipped') };
  });
  return ok || sumOf(files).failed > 0 ? files : [...files, { file: 'playwright', passed: 0, failed: 1, skipped: 0 }];
}

const outcomesOf = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ tests }) => tests.map(({ status }) => status)),
  ...suites.flatMap(outcomesOf),
];

const sumOf = (files) =>
  Object.fromEntries(
    ['passed', 'failed', 'skipped'].map((key) => [key, files.reduce((sum, one) => sum + one[key], 0)]),
  );
