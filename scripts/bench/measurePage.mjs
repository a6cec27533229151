import { gzipSync } from 'node:zlib';
import { readTrace } from './readTrace.mjs';
import { openSlowPhone } from './slowPhone.mjs';

/** Wait for scripts that a page loads late. */
const QUIET_MS = 6_000;

/**
 * Loads a page once and measures it: bytes compressed with gzip, times in ms from the navigation.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} url
 * @param {{ javaScriptEnabled: boolean }} options
 * @returns {Promise<{ html: number, js: number, files: number, lcp: number, tbt: number, cls: number }>}
 */
export async function measurePage(browser, url, options) {
  const { context, page, cdp } = await openSlowPhone(browser, options);
  const scripts = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  const events = [];
  cdp.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  await cdp.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'loading', 'blink.user_timing', 'devtools.timeline'] },
  });
  const response = await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.end');
  await complete;
  const html = gzipSync(await response.body()).length;
  const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).length));
  await context.close();
  return { html, js: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length, ...readTrace(events) };
}
