import { expect, type Page } from '@playwright/test';
import { searchList } from './searchList.js';

/** The controls of a public form, by their labels. */
export const textBox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const dropDown = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true });
export const button = (page: Page, group: string, option: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: option, exact: true });
export const checkbox = (page: Page, name: string | RegExp) => page.getByRole('checkbox', { name });
export const consent = (page: Page) => checkbox(page, /^Acepto el tratamiento/);
export const send = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true });
export const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true });

/** The step with that title is on screen and has the focus. */
export const atStep = (page: Page, title: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(title);

/** The tracking code on the page of the receipt. */
export async function codeOf(page: Page, pattern: RegExp): Promise<string> {
  const code = page.getByRole('main').getByText(pattern).last();
  await expect(code).toBeVisible();
  return (await code.innerText()).trim();
}

/** Opens a submission in the panel by its code. */
export async function openInPanel(page: Page, section: string, code: string) {
  await page.goto(`/administrador/${section}`);
  await searchList(page, code);
  await expect(page.getByRole('cell', { name: code })).toHaveCount(1);
  await page.getByRole('cell', { name: code }).click();
  await expect(page).toHaveURL(/\/show$/);
}
