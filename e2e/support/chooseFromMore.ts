import type { Page } from '@playwright/test';

<<<<<<< HEAD:e2e/support/chooseFromMore.ts
/** Chooses a tool of a list's «Más» menu. */
export async function chooseFromMore(page: Page, name: string | RegExp) {
=======
/** Chooses from the «Más» menu of a list or a row. */
export async function chooseMore(page: Page, name: string | RegExp) {
>>>>>>> 904dbf4c (feat(admin): move a row's less frequent actions to «Más»):e2e/support/chooseMore.ts
  await page.getByRole('button', { name: 'Más', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}
