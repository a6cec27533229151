import type { Page } from '@playwright/test';

/** Notes from now on whatever a page should not have: console errors and warnings, exceptions, failed requests. */
export function vigilar(page: Page): string[] {
  const fallas: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) fallas.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => fallas.push(`excepción: ${error.message}`));
  page.on('requestfailed', (request) => fallas.push(`${request.failure()?.errorText}: ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) fallas.push(`${response.status()}: ${response.url()}`);
  });
  return fallas;
}
