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

/**
 * Builds and starts the product on a data folder and a port of its own, and runs the journeys of e2e/ on it, which call its API
 * by the typed client.
 * @param {string[]} args for Playwright: files, `--grep`, …
 * @returns {Promise<import('./summarize.mjs').Counts>}
 */
export async function runJourneys(args = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-e2e-'));
  const report = path.join(folder, 'report.json');
  const dataDir = path.join(folder, 'datos');
  let product;
  let failed = 1;
  try {
    const chromium = getChromium();
    await buildParts(console.log, ['client']);
    const seeded = await seededFolder();
    cpSync(seeded, dataDir, { recursive: true });
    product = await forkProduct(dataDir);
    const ok = await runStep(
      'Recorridos en el navegador (playwright)',
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
    const counts = readReport(report, ok);
    failed = counts.failed;
    return counts;
  } catch (error) {
    console.error(error.message);
    return { passed: 0, failed, skipped: 0 };
  } finally {
    await endChild(product?.child);
    if (failed > 0) console.log(`Los registros del producto quedan en ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(report, ok) {
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats, suites } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = ok ? stats.unexpected : Math.max(stats.unexpected, 1);
  for (const page of failedPages(suites)) console.log(page);
  return { passed: stats.expected + stats.flaky, failed, skipped: stats.skipped, unstable: unstableOf(suites) };
}

/** The journeys that failed and, run again, passed: `file › title`. */
const unstableOf = (suites = []) =>
  suites.flatMap(({ file, specs = [], suites: inner }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ title }) => `${file} › ${title}`),
    ...unstableOf(inner),
  ]);
