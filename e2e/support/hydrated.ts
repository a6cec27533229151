import { expect, type Page } from '@playwright/test';

/** Waits until the script has taken over a public page: what only works with it is there. */
export const hydrated = (page: Page) => expect(page.locator('section[aria-label=Cotizaciones] button')).toBeAttached();
