import { expect, type Page } from '@playwright/test';

/** Searches the open list of the panel and waits for the results. */
export async function searchList(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Buscar' }).fill(text);
  // The search reaches the address after a debounce, which would navigate back to the list.
  await expect(page.getByRole('button', { name: `Contiene: «${text}»` })).toBeVisible();
}
