import { cooperativa } from '@coop/client';
import { choose } from './support/choose.js';
import { writeDay } from './support/dayBox.js';
import { statusOf } from './support/ok.js';
import { dayFromToday } from './support/publication.js';
import { signIn } from './support/signIn.js';
import { expect, type Page, test } from './support/test.js';
import { unique } from './support/unique.js';

const nombre = unique('Núcleo bancario');

/** The API client of the system that holds the key. */
const conClave = (page: Page, clave: string) =>
  cooperativa({ baseUrl: new URL(page.url()).origin, token: () => clave });

test('administrador gives a system access, creates its key, shown once, and revokes it', async ({ page }) => {
  await signIn(page, 'administrador', '/administrador/sitio/accesos-de-sistemas/create');
  await page.getByRole('textbox', { name: /^Nombre/ }).fill(nombre);
  await page.getByRole('textbox', { name: /^Responsable/ }).fill('Sistemas, int. 204');
  await choose(page, /^Rol/, 'Administrador');
  await page.getByRole('button', { name: 'Añadir una fila' }).click();
  await page.getByRole('combobox', { name: 'Sección, fila 1' }).selectOption('Novedades');
  await page.getByRole('textbox', { name: 'Acción, fila 1' }).fill('leer');
  await writeDay(page, /^Vence/, dayFromToday(30));
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page).toHaveURL(/\/sitio\/accesos-de-sistemas\/[0-9a-f-]{36}/);

  await page.getByRole('button', { name: 'Crear su clave' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Crear clave' }).click();
  const caja = page.getByRole('dialog').getByRole('textbox', { name: 'Clave' });
  await expect(caja).toHaveValue(/^clave_/);
  const clave = await caja.inputValue();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click();
  await expect(page.getByRole('button', { name: 'Cambiar su clave' })).toBeVisible();
  await expect(page.locator('body')).not.toContainText(clave);
  expect(await statusOf(conClave(page, clave).GET('/api/novedades'))).toBe(200);
  expect(await statusOf(conClave(page, clave).GET('/api/comunicados'))).toBe(403);

  await page.goto('/administrador/sitio/accesos-de-sistemas');
  await page.getByRole('cell', { name: nombre }).click();
  await page.getByRole('button', { name: 'Revocar' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Revocar|Confirmar/ })
    .click();
  await expect(page.getByRole('main')).toContainText('Revocada');
  await expect(page.getByRole('button', { name: /su clave/ })).toHaveCount(0);
  expect(await statusOf(conClave(page, clave).GET('/api/novedades'))).toBe(401);
});
