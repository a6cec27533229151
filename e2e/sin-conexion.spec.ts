import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { create, erase } from './support/publication.js';
import { expect, type Page, test } from './support/test.js';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 } });

/** Visits the site once, online. */
async function visitar(page: Page, direccion: string) {
  await page.goto(direccion);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const guardadas = await caches.open('paginas-1');
    while ((await guardadas.keys()).length < 11) await new Promise((resolve) => setTimeout(resolve, 100));
  });
}

test('offline, key pages are shown with their date; others show whom to call', async ({ page, context }) => {
  await visitar(page, '/');
  await context.setOffline(true);
  for (const [direccion, titulo] of [
    ['/contactanos/agencias', /Agencias/],
    ['/institucional/tarifario', /Tarifario/],
    ['/necesito', /Necesito/],
    ['/necesito/perdi-mi-tarjeta', /Perdí mi tarjeta/],
    ['/necesito/cobrar-una-remesa', /remesa/],
    ['/', /./],
  ] as const) {
    await page.goto(direccion);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titulo);
    await expect(page.getByText(/^Sin conexión\. Esta página es del \d+ de \w+ de \d{4}/)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Cotizaciones' })).toBeHidden();
  }
  expect(await barriers(page)).toEqual([]);
  await page.goto('/promociones');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No hay conexión');
  await expect(page.getByRole('main').getByRole('link', { name: '800-10-0000' }).first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cotizaciones' })).toBeHidden();
  expect(await barriers(page)).toEqual([]);
  await page.goto('/contactanos/agencias?departamento=LP');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No hay conexión');

  await context.setOffline(false);
  await page.goto('/promociones');
  await page.getByRole('main').waitFor();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promociones');
  await page.goto('/contactanos/agencias');
  await expect(page.getByText('Sin conexión.')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Cotizaciones' })).toBeVisible();
});

test("a simulator opens offline with its date and without another person's simulation", async ({ page, context }) => {
  await visitar(page, '/');
  const simulador = '/productos/depositos-plazo-fijo';
  const guardada = () => page.evaluate(async (url) => Boolean(await caches.match(url)), simulador);
  await page.goto(`${simulador}?monto=20000&plazo_dias=360`);
  const ajeno = await page.locator('#simulador output').first().innerText();
  await page.goto('/necesito');
  expect(await guardada()).toBe(false);
  await page.goto(simulador);
  await expect.poll(guardada).toBe(true);
  await context.setOffline(true);
  await page.goto(simulador);
  await expect(page.getByText(/^Sin conexión\. Esta página es del \d+ de \w+ de \d{4}/)).toBeVisible();
  await expect(page.locator('#simulador output').first()).not.toHaveText(ajeno);
  await expect(page.locator('#simulador')).toContainText(/calculado el \d+ de \w+ de \d{4}/);
  await context.setOffline(false);
});

test('a moved page is removed from the cache', async ({ page, baseURL }) => {
  const api = await apiOf(String(baseURL), 'administrador');
  const antes = '/necesito/direccion-de-antes';
  const fila = await create(api, 'sitio/redirecciones', { desde: antes, hacia: '/necesito' });
  await visitar(page, '/');
  const estaGuardada = () => page.evaluate(async (a) => !!(await (await caches.open('paginas-1')).match(a)), antes);
  await page.evaluate(async (a) => (await caches.open('paginas-1')).put(a, new Response('de antes')), antes);
  expect(await estaGuardada()).toBe(true);
  await page.goto(antes);
  await expect(page).toHaveURL('/necesito');
  await expect.poll(estaGuardada).toBe(false);
  await erase(api, 'sitio/redirecciones', fila);
});

test('no personal or panel page is cached', async ({ page }) => {
  await visitar(page, '/');
  for (const direccion of ['/contactanos/reclamos', '/contactanos/seguimiento', '/buscar?q=tasas', '/login'])
    await page.goto(direccion);
  await page.goto('/necesito');
  const guardadas = await page.evaluate(async () =>
    (await (await caches.open('paginas-1')).keys()).map(({ url }) => new URL(url).pathname).sort(),
  );
  const emergencias = guardadas.filter((direccion) => direccion.startsWith('/necesito/'));
  expect(emergencias).toHaveLength(6);
  expect(guardadas.filter((direccion) => !emergencias.includes(direccion))).toEqual([
    '/',
    '/contactanos/agencias',
    '/institucional/tarifario',
    '/necesito',
    '/sin-conexion',
  ]);
});
