import type { Page } from '@playwright/test';

/** Notes from now on whatever a page should not have: console errors and warnings, exceptions, failed requests. */
export function vigilar(page: Page): string[] {
  const fallas: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) fallas.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => fallas.push(`excepción: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // What a page had not finished asking for when it was left.
    if (why !== 'net::ERR_ABORTED') fallas.push(`${why}: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) fallas.push(`${response.status()}: ${response.url()}`);
  });
  return fallas;
}
