import type { Page } from '@playwright/test';

/** What Playwright itself says of journeys without the worker for bad lines; see playwright.config.ts. */
const BLOCKED = 'Service Worker registration blocked by Playwright';

/** Notes from now on whatever a page should not have: console errors and warnings, exceptions, failed requests. */
export function watch(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && message.text() !== BLOCKED)
      faults.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`excepción: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // What a page had not finished asking for when it was left.
    if (why !== 'net::ERR_ABORTED') faults.push(`${why}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return faults;
}
