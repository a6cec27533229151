import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getChromium } from '../browser/getChromium.mjs';
import { endChild } from '../processes/endChild.mjs';
import { runStep } from './runStep.mjs';
import { startTestProduct } from './startTestProduct.mjs';

/**
 * Builds and starts the product on a data folder and a port of its own, and runs the journeys of e2e/ on it.
 * @param {string[]} args for Playwright: files, `--grep`, …
 * @returns {Promise<import('./summarize.mjs').Counts>}
 */
export async function runJourneys(args = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-e2e-'));
  const report = path.join(folder, 'report.json');
  let product;
  let failed = 1;
  try {
    const chromium = getChromium();
    product = await startTestProduct(path.join(folder, 'datos'));
    const ok = await runStep(
      'Recorridos en el navegador (playwright)',
      '@playwright/test/cli.js',
      ['test', '--config', 'e2e/playwright.config.ts', ...args],
      {
        ...product.env,
        CHROMIUM_PATH: chromium,
        BASE_URL: product.address,
        PRODUCT_DATA_DIR: product.dataDir,
        // The product under test has its own database; journeys that start servers of theirs may try this one too.
        ...(process.env.DATABASE_URL && { POSTGRES_URL: process.env.DATABASE_URL }),
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      },
    );
    const counts = read(report, ok);
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

function read(report, ok) {
  if (!existsSync(report)) return { passed: 0, failed: 1, skipped: 0 };
  const { stats } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = stats.unexpected + stats.flaky;
  return { passed: stats.expected, failed: ok ? failed : Math.max(failed, 1), skipped: stats.skipped };
}
