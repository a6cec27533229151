import { Actions } from './support/actions.js';
import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { newCarnet } from './support/newCarnet.js';
import { reclamoByLetter } from './support/reclamoByLetter.js';
import { signIn } from './support/signIn.js';
import { expect, type Page, test } from './support/test.js';

const caja = (page: Page) => page.getByRole('combobox', { name: 'Buscar o ir a' });
const opcion = (page: Page, nombre: string | RegExp) => page.getByRole('option', { name: nombre });

test("opens a caller's case by document number in three actions", async ({ page, baseURL }) => {
  const api = await apiOf(String(baseURL), 'comercial');
  const numeroDocumento = newCarnet();
  const { codigo } = await reclamoByLetter(api, 1, { numeroDocumento });
  await signIn(page, 'comercial', '/administrador/productos/caja-ahorro');
  await expect(page.getByRole('button', { name: 'Buscar o ir a…' })).toBeVisible();
  const acciones = new Actions();
  await acciones.do('abrir', () => page.keyboard.press('Control+k'));
  await expect(caja(page)).toBeFocused();
  await acciones.do('escribir', () => page.keyboard.type(numeroDocumento));
  await expect(opcion(page, new RegExp(codigo))).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await acciones.do('elegir', () => page.keyboard.press('Enter'));
  await expect(page.getByText(new RegExp(`^${codigo} · `)).first()).toBeVisible();
  expect(acciones.names.length).toBeLessThanOrEqual(3);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(numeroDocumento);
});

test('offers each role its own pages, actions and recent pages, by keyboard', async ({ page }) => {
  await signIn(page, 'finanzas');
  await page.getByRole('button', { name: 'Buscar o ir a…' }).click();
  await expect(opcion(page, /^Panel de Control/)).toBeVisible();
  await expect(opcion(page, /^Usuarios/)).toHaveCount(0);
  await page.keyboard.type('crear estado');
  await expect(opcion(page, /^Crear: /)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/estados-financieros\/create$/);
  await page.keyboard.press('Control+k');
  await expect(page.getByText('Recientes')).toBeVisible();
  await caja(page).fill('reclamos');
  await expect(page.getByText('No hay nada con ese nombre en sus secciones.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(caja(page)).toHaveCount(0);
});

test('keeps text typed before the search box has loaded', async ({ page }) => {
  let llega = () => {};
  const tarda = new Promise<void>((resolve) => {
    llega = resolve;
  });
  await page.route(/\/panel\/Palette-[^/]+\.js$/, async (route) => {
    await tarda;
    await route.continue();
  });
  await signIn(page, 'finanzas');
  await expect(page.getByRole('button', { name: 'Buscar o ir a…' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('textbox', { name: 'Buscar o ir a' })).toBeFocused();
  await page.keyboard.type('crear est');
  llega();
  await expect(caja(page)).toBeFocused();
  await page.keyboard.type('ado');
  await expect(caja(page)).toHaveValue('crear estado');
  await expect(opcion(page, /^Crear: /)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/estados-financieros\/create$/);
});
