import type { Rol } from '@coop/domain';
import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { reclamoInAnalysis } from './support/reclamoByLetter.js';
import { signIn } from './support/signIn.js';
import { expect, type Locator, type Page, test } from './support/test.js';
import { watch } from './support/watch.js';

const porAtender = (page: Page) => page.getByRole('region', { name: 'Por atender' });
const abierto = (page: Page) => expect(porAtender(page)).toBeVisible();

/**
 * Follows a figure of the dashboard to its list, which has as many rows. Retries, because other tests may add rows in
 * between.
 */
async function seguir(page: Page, enlace: RegExp, seccion: string) {
  await expect(async () => {
    await page.goto('/administrador');
    await abierto(page);
    const cifra = page.getByRole('main').getByRole('link', { name: enlace }).first();
    const cuantos = Number.parseInt((await cifra.innerText()).trim(), 10);
    expect(cuantos).toBeGreaterThan(0);
    await cifra.click();
    await expect(page).toHaveURL(new RegExp(`/administrador/${seccion}\\?`));
    await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${cuantos} `) })).toBeVisible({
      timeout: 8000,
    });
    await expect(page.getByRole('button', { name: 'Quitar filtros' }).first()).toBeVisible();
  }).toPass({ timeout: 70_000 });
}

const casos: { rol: Rol; enlace: RegExp; seccion: string; propias: string[]; ajenas: string[] }[] = [
  {
    rol: 'administrador',
    enlace: /^\d+ Sin asignar$/,
    seccion: 'contactanos/(reclamos|consultas)',
    propias: ['Reclamos', 'Consultas', 'Solicitudes de créditos'],
    ajenas: [],
  },
  {
    rol: 'creditos',
    enlace: /^\d+ (Aprobadas sin desembolsar|Esperan documentos|Sin atender)$/,
    seccion: 'contactanos/solicitudes-creditos',
    propias: ['Solicitudes de créditos'],
    ajenas: ['Reclamos', 'Consultas', 'Usuarios', 'Remates'],
  },
];

for (const { rol, enlace, seccion, propias, ajenas } of casos)
  test(`each figure of ${rol} links to its list`, async ({ page }) => {
    const fallas = watch(page);
    await signIn(page, rol);
    await abierto(page);
    for (const nombre of propias)
      await expect(porAtender(page).getByRole('heading', { name: nombre, exact: true })).toBeVisible();
    for (const nombre of ajenas)
      await expect(porAtender(page).getByRole('heading', { name: nombre, exact: true })).toHaveCount(0);
    await seguir(page, enlace, seccion);
    expect(fallas).toEqual([]);
  });

test('«Hoy» lists overdue work first, then new cases; each row opens its case', async ({ page, browser, baseURL }) => {
  const api = await apiOf(String(baseURL), 'comercial');
  const { id, codigo } = await reclamoInAnalysis(api, 320);
  const seVe = async (hoy: Locator) => {
    const fila = hoy.getByRole('region', { name: /^Vencido o atrasado \d+$/ }).getByRole('link', { name: codigo });
    await expect(fila).toHaveAccessibleName(/^Venció hace \d+ días ?Rosa Mamani/);
    const titulos = hoy.getByRole('heading', { level: 3 });
    await expect(titulos.first()).toHaveText(/^Vencido o atrasado/);
    await expect(titulos.last()).toHaveText(/^Llegó desde ayer/);
    return fila;
  };
  const llega = async (otra: Page) => {
    await expect(otra).toHaveURL(`/administrador/contactanos/reclamos/${id}/show`);
    await expect(otra.getByRole('heading', { level: 2, name: codigo })).toBeVisible();
  };

  await test.step('for administrador, on the dashboard, above everything else', async () => {
    await signIn(page, 'administrador');
    const hoy = page.getByRole('region', { name: 'Hoy', exact: true });
    const fila = await seVe(hoy);
    const arriba = async (lugar: Locator) => (await lugar.boundingBox())?.y ?? 0;
    expect(await arriba(hoy)).toBeLessThan(await arriba(porAtender(page)));
    expect(await barriers(page)).toEqual([]);
    await fila.click();
    await llega(page);
  });

  await test.step('for comercial, without a dashboard, in a strip above their lists', async () => {
    const otra = await (await browser.newContext({ baseURL })).newPage();
    await signIn(otra, 'comercial', '/administrador/contactanos/reclamos');
    const tira = otra.getByRole('group').filter({ has: otra.getByRole('heading', { level: 2, name: 'Hoy' }) });
    await expect(tira).toContainText(/vencido: \d+/);
    await tira.getByRole('heading', { level: 2, name: 'Hoy' }).click();
    const fila = await seVe(tira);
    expect(await barriers(otra)).toEqual([]);
    await fila.click();
    await llega(otra);
    await otra.context().close();
  });
});

test('finanzas sees its content and opens its drafts', async ({ page }) => {
  await signIn(page, 'finanzas');
  await abierto(page);
  const contenido = page.getByRole('region', { name: 'Contenido del sitio' });
  await expect(contenido.getByRole('row')).toHaveCount(4);
  await expect(page.getByRole('region', { name: 'Tendencias' })).toHaveCount(0);
  await contenido
    .getByRole('row', { name: /^Estados financieros/ })
    .getByRole('link')
    .last()
    .click();
  await expect(page).toHaveURL(/estados-financieros\?.*borrador/);
  await expect(page.getByText('Situación: Borrador')).toBeVisible();
});

test('comercial, without a dashboard, sees pending work above each list', async ({ page }) => {
  await signIn(page, 'comercial');
  await expect(page).toHaveURL(/contactanos\/consultas/);
  await expect(async () => {
    await page.goto('/administrador/contactanos/consultas');
    const cifra = page
      .getByRole('group', { name: 'Filtros rápidos' })
      .getByRole('button', { name: /^Sin asignar: \d+$/ });
    const cuantos = Number((await cifra.innerText()).split(': ')[1]);
    await cifra.click();
    await expect(cifra).toHaveAttribute('aria-pressed', 'true', { timeout: 5000 });
    await expect(page.getByRole('status').filter({ hasText: new RegExp(`^${cuantos} consultas?$`) })).toBeVisible({
      timeout: 8000,
    });
    await expect(page.getByText('Asignado a: nadie')).toBeVisible();
    await cifra.click();
    await expect(cifra).toHaveAttribute('aria-pressed', 'false', { timeout: 5000 });
  }).toPass({ timeout: 70_000 });
});

test('the dashboard works on a phone and by keyboard, without accessibility barriers', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signIn(page, 'administrador');
  await abierto(page);
  const tendencias = page.getByRole('region', { name: /^Tendencias/ });
  await tendencias.scrollIntoViewIfNeeded();
  await expect(tendencias.getByRole('heading', { name: 'Calificaciones' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

  await tendencias.getByRole('button', { name: 'Por semana' }).press('Enter');
  const tabla = tendencias.getByText('Reclamos: casos recibidos y respondidos en tabla');
  await tabla.press('Enter');
  await expect(tendencias.getByRole('columnheader', { name: 'Semana del' }).first()).toBeVisible();
  await porAtender(page).getByRole('link').first().press('Enter');
  await expect(page).toHaveURL(/\/administrador\/.+\?filter=/);
});
