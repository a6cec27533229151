/** Lighthouse's mobile settings as it applies them in the browser: «slow 4G» and a processor four times slower. */
const network = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };
const device = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * A page of a browser of its own on such a phone, with the CDP session that sees it.
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
