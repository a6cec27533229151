import type { Rol } from '@coop/domain';
import { apiOf } from './support/apiOf.js';
import { button, Novedades, open, titleField } from './support/novedades.js';
import { ok } from './support/ok.js';
import { signIn } from './support/signIn.js';
import { expect, type Page, test } from './support/test.js';
import { unique } from './support/unique.js';

const clave = 'una frase larga y fácil';
const borrador = 'borrador de una novedad';

async function ingresar(page: Page, correo: string, con: string) {
  await page.getByLabel('Correo electrónico').fill(correo);
  await page.getByLabel('Contraseña', { exact: true }).fill(con);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

const guardado = (page: Page) => page.evaluate((nombre) => localStorage.getItem(nombre), borrador);

/** Sets the server's response to the panel's access check. */
const responder = (page: Page, status: number) =>
  page.route('**/api/yo', (route) => route.fulfill({ status, json: { status, detail: 'Ahora no se puede.' } }));

test('the sign-in page has its heading before JavaScript runs', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/login');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Panel administrativo');
  await page.close();
});

test('the demo lists its accounts and signs in with one click', async ({ page }) => {
  await page.goto('/login');
  const cuentas = page.getByRole('region', { name: 'Cuentas de demostración' });
  await expect(cuentas.getByRole('button')).toHaveCount(6);
  await cuentas.getByRole('button', { name: 'Recursos humanos' }).click();
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page).toHaveURL(/\/administrador/);
});

test('a server error at sign-in keeps the session and drafts, and is retried', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate((nombre) => localStorage.setItem(nombre, 'escrito'), borrador);
  await responder(page, 503);
  await ingresar(page, 'comercial@kantuta.test', 'kantuta-demo');
  await expect(page.getByRole('alert')).toContainText('Ahora no se puede. Su sesión sigue abierta.');
  expect(await guardado(page)).toBe('escrito');
  await page.unroute('**/api/yo');
  await page.route('**/api/yo', (route) => route.abort());
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('alert')).toContainText('Sin conexión.');
  await page.unroute('**/api/yo');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page).toHaveURL(/\/administrador/);
  expect(await guardado(page)).toBe('escrito');
});

test('a refused sign-in ends the session and clears the browser', { tag: '@esencial' }, async ({ page }) => {
  await page.goto('/login');
  await page.evaluate((nombre) => localStorage.setItem(nombre, 'escrito'), borrador);
  await responder(page, 403);
  await ingresar(page, 'comercial@kantuta.test', 'kantuta-demo');
  await expect(page.getByRole('alert')).toHaveText('Ahora no se puede.');
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
  expect(await guardado(page)).toBeNull();
});

/** A person with that role and a password, unknown to other journeys. */
async function persona(baseURL: string | undefined, rol: Rol) {
  const administrador = await apiOf(String(baseURL), 'administrador');
  const correo = `${unique('acceso').replace(' ', '-')}@kantuta.test`;
  const body = { email: correo, nombre: 'Persona de prueba', rol };
  const { id } = await ok(administrador.POST('/api/usuarios', { body }));
  const { enlace } = await ok(administrador.POST('/api/usuarios/{id}/invitacion', { params: { path: { id } } }));
  const codigo = String(enlace.split('codigo=')[1]);
  await ok(administrador.POST('/api/clave', { body: { codigo, clave } }));
  return { id, correo };
}

test('a user who changes their own email signs in again with the new one', async ({ page, baseURL }) => {
  const { id, correo } = await persona(baseURL, 'sistemas');
  const nuevo = `nuevo-${correo}`;
  await page.goto(`/login?next=${encodeURIComponent(`/administrador/usuarios/${id}`)}`);
  await ingresar(page, correo, clave);
  // The orders come last: no reload overwrites what is typed next.
  await expect(page.getByText('No puede suspenderse a sí mismo.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(nuevo);
  await page.getByRole('button', { name: 'Guardar' }).click();
  const ventana = page.getByRole('dialog', { name: 'Su sesión terminó' });
  await expect(ventana).toContainText(nuevo);
  await ventana.getByLabel('Contraseña', { exact: true }).fill(clave);
  await ventana.getByRole('button', { name: 'Continuar' }).click();
  await expect(ventana).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue(nuevo);
});

test("sistemas ends another user's sessions, but not those of an administrador", async ({ page, browser, baseURL }) => {
  const { id, correo } = await persona(baseURL, 'rrhh');
  const suya = await (await browser.newContext()).newPage();
  await suya.goto('/login');
  await ingresar(suya, correo, clave);
  await expect(suya).toHaveURL(/\/administrador/);

  await signIn(page, 'sistemas', `/administrador/usuarios/${id}`);
  await page.getByRole('button', { name: 'Cerrar sus sesiones' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar sesiones' }).click();
  await expect(page.getByText('Sesiones cerradas').first()).toBeVisible();
  await suya.reload();
  await expect(suya).toHaveURL(/\/login/);

  await page.getByRole('menuitem', { name: 'Usuarios' }).click();
  await page.getByRole('cell', { name: 'administrador@kantuta.test' }).click();
  await expect(page.getByRole('button', { name: 'Historial', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cerrar sus sesiones' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Enlace de contraseña' })).toBeHidden();
});

test('a request that waited when a session ended is not sent as the next user', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const { id, correo } = await persona(baseURL, 'administrador');
  const novedades = await Novedades.open(browser, baseURL);
  const novedad = await novedades.create({ titulo: unique('Como estaba') });
  const ventana = page.getByRole('dialog', { name: 'Su sesión terminó' });

  await page.goto('/login');
  await ingresar(page, correo, clave);
  await expect(page).toHaveURL(/\/administrador/);
  await open(page, novedad);
  await ok(novedades.api.POST('/api/usuarios/{id}/cerrar-sesiones', { params: { path: { id } } }));
  await titleField(page).fill(unique('De otra persona'));
  await button(page, 'Guardar borrador').click();
  await expect(ventana).toContainText(correo);

  const otra = await context.newPage();
  await otra.goto('/login');
  await ingresar(otra, 'administrador@kantuta.test', 'kantuta-demo');
  await expect(otra).toHaveURL(/\/administrador/);
  // The first tab belongs to the current user and holds nothing the other wrote.
  await expect(titleField(page)).toHaveValue(novedad.titulo);
  await expect(ventana).toBeHidden();
  expect(await novedades.read(novedad.id)).toMatchObject({ titulo: novedad.titulo, version: novedad.version });
});
