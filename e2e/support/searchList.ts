import { expect, type Page } from '@playwright/test';

/** Searches the list of the panel that is open, and waits until it is of what was searched. */
export async function searchList(page: Page, text: string) {
  await page.getByRole('textbox', { name: 'Buscar' }).fill(text);
  // The search is written into the address a moment later: whoever had left the list by then would be taken back.
  await expect(page.getByRole('button', { name: `Contiene: «${text}»` })).toBeVisible();
}
