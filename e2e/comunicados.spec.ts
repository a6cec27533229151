import type { Cooperativa } from '@coop/client';
import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { hydrated } from './support/hydrated.js';
import { create, dayFromToday, order, publishInPanel } from './support/publication.js';
import type { NewRow, Row } from './support/sections.js';
import { signIn } from './support/signIn.js';
import { expect, type Page, test } from './support/test.js';
import { unique } from './support/unique.js';

test.describe.configure({ mode: 'serial' });

const seccion = 'comunicados';
type Comunicado = Row<typeof seccion>;
let api: Cooperativa;
const hechos: Comunicado[] = [];
test.beforeAll(async ({ baseURL }) => {
  api = await apiOf(String(baseURL), 'administrador');
});
test.afterAll(async () => {
  for (const fila of hechos) await order(api, seccion, fila, 'archivar');
});

/** Urgent and with the latest date, so visitors get this one. */
const borrador = async (mostrarComo: NewRow<typeof seccion>['mostrarComo'], dias = 30) => {
  const fila = await create(api, seccion, {
    titulo: unique('Suspensión del servicio'),
    tipo: 'suspension_servicio',
    prioridad: 'urgente',
    fechaComunicado: dayFromToday(dias),
    contenido: '<p>La banca en línea no atiende el domingo por la madrugada.</p>',
    mostrarComo,
    vigenteDesde: dayFromToday(-1),
    vigenteHasta: dayFromToday(5),
  });
  return fila;
};
const ventana = (page: Page, { titulo }: Comunicado) => page.getByRole('dialog', { name: titulo });
const aviso = (page: Page, { titulo }: Comunicado) =>
  page.getByRole('complementary', { name: 'Comunicado' }).getByRole('link', { name: titulo });

test('a pop-up opens on the home page, closes with Escape and stays closed until a newer one', async ({
  page,
  browser,
}) => {
  test.slow();
  const primera = await borrador(['lista', 'emergente_inicio'], 29);
  await signIn(page, 'administrador');
  await publishInPanel(page, seccion, primera);
  hechos.push(primera);
  const visitante = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();

  await test.step('takes the focus, fits the screen and does not trap the keyboard', async () => {
    await visitante.goto('/');
    await expect(ventana(visitante, primera)).toBeVisible();
    await expect(ventana(visitante, primera).getByRole('button', { name: 'Cerrar el comunicado' })).toBeFocused();
    await expect(ventana(visitante, primera)).toContainText('La banca en línea no atiende');
    expect(await barriers(visitante)).toEqual([]);
    const sobra = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
    expect(await visitante.evaluate(sobra)).toBe(0);
  });

  await test.step('closed with Escape, it stays closed on reload and on return to the home page', async () => {
    await visitante.keyboard.press('Escape');
    await expect(ventana(visitante, primera)).toBeHidden();
    await visitante.reload();
    await hydrated(visitante);
    await expect(visitante.getByRole('dialog')).toBeHidden();
    await visitante.getByRole('link', { name: 'Todas las novedades' }).click();
    await visitante.getByRole('banner').getByRole('link').first().click();
    await expect(visitante).toHaveURL('/');
    await expect(visitante.getByRole('dialog')).toBeHidden();
  });

  await test.step('on a wide screen it is beside the page, without taking the focus, and closes with Escape', async () => {
    const ancho = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    await ancho.goto('/');
    await expect(ventana(ancho, primera)).toBeVisible();
    expect(await ancho.evaluate(() => document.activeElement === document.body)).toBe(true);
    await ancho.getByRole('link', { name: 'Buscar en el sitio' }).hover({ timeout: 2000 });
    await ancho.keyboard.press('Escape');
    await expect(ventana(ancho, primera)).toBeHidden();
    await ancho.context().close();
  });

  await test.step('never opens on other pages', async () => {
    const otro = await (await browser.newContext()).newPage();
    await otro.goto('/comunicados');
    await hydrated(otro);
    await expect(otro.getByRole('dialog')).toBeHidden();
    await otro.context().close();
  });

  await test.step('only the newest pop-up opens; the panel warns that both overlap', async () => {
    const segunda = await borrador(['emergente_inicio']);
    await publishInPanel(page, seccion, segunda);
    hechos.push(segunda);
    await page.reload();
    await expect(page.getByRole('alert').filter({ hasText: 'una sola ventana' })).toContainText(primera.titulo);
    await visitante.goto('/');
    await expect(ventana(visitante, segunda)).toBeVisible();
    await expect(visitante.getByRole('dialog')).toHaveCount(1);
    await ventana(visitante, segunda).getByRole('button', { name: 'Entendido' }).click();
    await expect(visitante.getByRole('dialog')).toBeHidden();
    await visitante.goto('/comunicados');
    await expect(visitante.getByRole('link', { name: primera.titulo })).toBeVisible();
    await expect(visitante.getByRole('main').getByRole('link', { name: segunda.titulo })).toBeHidden();
  });
});

test('without JavaScript the pop-up is a notice in the page', async ({ browser }) => {
  const fila = hechos[1] as Comunicado;
  const visitante = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await visitante.goto('/');
  await expect(visitante.getByRole('dialog')).toBeHidden();
  await visitante.locator('aside').getByRole('link', { name: fila.titulo }).click();
  await expect(visitante.getByRole('heading', { level: 1 })).toHaveText(fila.titulo);
});

test('a banner is shown on each page until dismissed; the list filters by type', async ({ page, browser }) => {
  const fila = await borrador(['lista', 'aviso_superior']);
  hechos.push(await order(api, seccion, fila, 'publicar'));
  await page.goto('/institucional/tarifario');
  await expect(aviso(page, fila)).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar el comunicado' }).click();
  await expect(aviso(page, fila)).toBeHidden();
  await page.goto('/comunicados');
  await expect(page.getByRole('main').getByRole('link', { name: fila.titulo })).toBeVisible();
  await expect(aviso(page, fila)).toBeHidden();
  await hydrated(page);
  await page.getByLabel('Tipo').selectOption('Asamblea');
  await expect(page).toHaveURL(/tipo=asamblea/);
  await expect(page.getByRole('main').getByRole('link', { name: fila.titulo })).toBeHidden();
  const otro = await (await browser.newContext()).newPage();
  await otro.goto('/novedades');
  await expect(aviso(otro, fila)).toBeVisible();
  // On the home page it stays below a pop-up, which closes alone.
  await otro.goto('/');
  await expect(ventana(otro, hechos[1] as Comunicado)).toBeVisible();
  await expect(aviso(otro, fila)).toBeVisible();
  await otro.keyboard.press('Escape');
  await expect(otro.getByRole('dialog')).toBeHidden();
  await expect(aviso(otro, fila)).toBeVisible();
});

test('a notice about hours shows those that its branches have', async ({ page }) => {
  await page.goto('/comunicados');
  await page.getByRole('main').getByRole('link', { name: 'Horario continuo en diciembre' }).click();
  const horarios = page.getByRole('main').locator('section', { hasText: 'Horario de cada agencia' });
  const horas = (await horarios.locator('p').first().textContent()) ?? '';
  expect(horas).toMatch(/^Lunes a viernes de 8:30 a 18:30/);
  await horarios.getByRole('link', { name: 'Agencia El Alto' }).click();
  const ficha = page.locator('[data-agencia]:target');
  await ficha.locator('summary').click();
  await expect(ficha).toContainText(horas);
});
