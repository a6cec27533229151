import type { Page } from '@playwright/test';

/** Chooses an option of one of the panel's drop-down lists. */
export async function choose(page: Page, list: string | RegExp, option: string) {
  await page.getByRole('combobox', { name: list }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}
