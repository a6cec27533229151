import { openSlowPhone } from './slowPhone.mjs';

/**
 * Measures the time from a tap on a link of the home page to its page, in ms.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} address of the product
 * @param {string} path of the link
 */
export async function measureTap(browser, address, path) {
  const { context, page } = await openSlowPhone(browser);
  await page.goto(address, { waitUntil: 'load' });
  await page.waitForTimeout(4_000);
  await page.keyboard.press('Escape');
  const link = page.locator(`a[href="${path}"]:visible`).first();
  const before = await page.locator('h1').textContent();
  await link.scrollIntoViewIfNeeded();
  const began = performance.now();
  await link.tap({ noWaitAfter: true });
  await page.waitForFunction((old) => document.querySelector('h1')?.textContent !== old, before, { polling: 'raf' });
  const took = performance.now() - began;
  await context.close();
  return Math.round(took);
}
