/** Lighthouse's mobile throttling: «slow 4G» and a CPU four times slower. */
const network = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };
const device = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * Opens a page with throttling in a context of its own. Returns it with its CDP session.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').BrowserContextOptions} [options]
 */
export async function openSlowPhone(browser, options = {}) {
  const context = await browser.newContext({ ...device, ...options });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return { context, page, cdp };
}
