import { expect, type Page } from '@playwright/test';

/** The parts of a public form, by what people read. */
export const caja = (page: Page, nombre: string) => page.getByRole('textbox', { name: nombre, exact: true });
export const lista = (page: Page, nombre: string) => page.getByRole('combobox', { name: nombre, exact: true });
export const boton = (page: Page, grupo: string, opcion: string) =>
  page.getByRole('group', { name: grupo }).getByRole('radio', { name: opcion, exact: true });
export const casilla = (page: Page, nombre: string | RegExp) => page.getByRole('checkbox', { name: nombre });
export const aceptar = (page: Page) => casilla(page, /^Acepto el tratamiento/);
export const enviar = (page: Page) => page.getByRole('button', { name: 'Enviar', exact: true });
export const continuar = (page: Page) => page.getByRole('button', { name: 'Continuar', exact: true });

/** The step with that title is the one on screen, and whoever goes by the keyboard stands at its beginning. */
export const enPaso = (page: Page, titulo: string) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(titulo);

/** The tracking code on the page of the receipt. */
export async function codigoDe(page: Page, forma: RegExp): Promise<string> {
  const codigo = page.getByRole('main').getByText(forma).last();
  await expect(codigo).toBeVisible();
  return (await codigo.innerText()).trim();
}

/** What staff see of a submission, found by its code. */
export async function enElPanel(page: Page, seccion: string, codigo: string) {
  await page.goto(`/administrador/${seccion}`);
  await page.getByRole('textbox', { name: 'Buscar' }).fill(codigo);
  // The search is written into the address a moment later: whoever had left the list by then would be taken back.
  await expect(page.getByRole('button', { name: `Contiene: «${codigo}»` })).toBeVisible();
  await expect(page.getByRole('cell', { name: codigo })).toHaveCount(1);
  await page.getByRole('cell', { name: codigo }).click();
  await expect(page).toHaveURL(/\/show$/);
}
