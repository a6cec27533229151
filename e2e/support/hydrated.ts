import { expect, type Page } from '@playwright/test';

/** Waits until the script of a public page has started: what needs it and nobody has to reach for is alive. */
export const hydrated = (page: Page) => expect(page.locator('html[data-listo]')).toBeAttached();
