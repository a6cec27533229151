import { expect, type Page } from '@playwright/test';

/** Waits until the islands of a public page that hydrate on load have hydrated. */
export const hydrated = (page: Page) => expect(page.locator('html[data-listo]')).toBeAttached();
