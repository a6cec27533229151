import type { Page } from '@playwright/test';

/** Playwright's message for journeys without the service worker; see playwright.config.ts. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Collects a page's faults from now on: console errors and warnings, exceptions, failed requests. */
export function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && message.text() !== BLOCKED)
      faults.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`excepción: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // Requests in progress when the page was left.
    if (why !== 'net::ERR_ABORTED') faults.push(`${why}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}
