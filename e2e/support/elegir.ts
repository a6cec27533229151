import type { Page } from '@playwright/test';

/** Chooses an option of one of the panel's drop-down lists. */
export async function elegir(page: Page, lista: string | RegExp, opcion: string) {
  await page.getByRole('combobox', { name: lista }).click();
  await page.getByRole('option', { name: opcion, exact: true }).click();
}
