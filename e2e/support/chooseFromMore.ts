import type { Page } from '@playwright/test';

/** Chooses from the «Más» menu of a list or a row. */
export async function chooseFromMore(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name: 'Más', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}
