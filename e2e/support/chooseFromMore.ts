import type { Page } from '@playwright/test';

/** Chooses a tool of a list's «Más» menu. */
export async function chooseFromMore(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name: 'Más', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}
