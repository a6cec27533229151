import { sweep } from './support/sweep.js';
import { expect, type Page, test } from './support/test.js';

const PANTALLA = 640;
test.use({ viewport: { width: 360, height: PANTALLA } });

const screens = (page: Page, selector: string, edge: 'height' | 'bottom') =>
  page.evaluate(
    ({ selector, edge, screen }) => {
      const box = [...document.querySelectorAll(selector)].at(-1)?.getBoundingClientRect();
      return box ? (edge === 'height' ? box.height : box.bottom + scrollY) / screen : 0;
    },
    { selector, edge, screen: PANTALLA },
  );

const listas = [
  '/contactanos/agencias',
  '/institucional/bienes-adjudicados',
  '/institucional/boletines-informativos',
  '/institucional/licitaciones',
  '/institucional/memorias',
  '/institucional/remates',
  '/institucional/tarifario',
  '/novedades',
  '/comunicados',
];

test('a list shows its first result within a screen and a half; the footer takes at most 1.2 screens', ({ page }) =>
  sweep(listas, async (ruta) => {
    await page.goto(ruta);
    expect(await screens(page, '[data-filtros]', 'bottom')).toBeLessThanOrEqual(1.5);
    expect(await screens(page, 'footer', 'height')).toBeLessThanOrEqual(1.2);
  }));

test('the tarifario fits in eight screens, with term deposits in a table and changes marked', async ({ page }) => {
  await page.goto('/institucional/tarifario');
  expect(await screens(page, 'main', 'height')).toBeLessThanOrEqual(8);
  const plazos = page.getByRole('table', { name: 'Depósito a plazo fijo: tasa anual por plazo' });
  await expect(plazos.getByRole('row', { name: /1\.080 a 1\.439 días/ })).toContainText('%');
  const ach = page.getByRole('row', { name: /Transferencia ACH por banca en línea/ });
  await expect(ach).toContainText('Bs\u00a02,00');
  await expect(ach).toContainText('antes Bs\u00a03,00');
  await ach.getByRole('link').click();
  await expect(page).toHaveURL(/#transferencia-ach-por-banca-en-linea$/);
});

test('on a phone, an announcement covers less than half the home page, which fits in eight screens', async ({
  page,
}) => {
  await page.goto('/');
  const ventana = page.getByRole('dialog');
  await expect(ventana).toBeVisible();
  expect((await ventana.boundingBox())?.height).toBeLessThanOrEqual(PANTALLA * 0.45);
  await page.keyboard.press('Escape');
  // The simulator's result is on the first screen.
  const resultado = await page.getByRole('region', { name: 'Simulador' }).locator('output').first().boundingBox();
  if (!resultado) throw new Error('No se ve el resultado');
  expect(resultado.y + resultado.height).toBeLessThanOrEqual(PANTALLA - 44);
  expect(await screens(page, 'html', 'height')).toBeLessThanOrEqual(8);
});

const productos = ['creditos', 'prestamos', 'depositos-plazo-fijo', 'caja-ahorro', 'tarjeta-debito', 'seguro-de-vida'];
const indicadores = ['indicadores-financieros', 'coeficiente-adecuacion-patrimonial'];
const paginas = [
  ...productos.map((ruta) => `/productos/${ruta}`),
  ...indicadores.map((ruta) => `/institucional/${ruta}`),
];

test('products and indicators fit in eight screens', ({ page }) =>
  sweep(paginas, async (ruta) => {
    await page.goto(ruta);
    // Other journeys publish loans and accounts: only those of the demonstration are measured.
    await page.evaluate(() => {
      for (const other of document.querySelectorAll(
        '#comparar li:nth-child(n + 5), #comparar tbody tr:nth-child(n + 6), [data-panel]:nth-child(n + 6)',
      ))
        other.remove();
    });
    expect(await screens(page, 'html', 'height')).toBeLessThanOrEqual(8);
  }));

test('the branches fit in four screens and a half', async ({ page }) => {
  await page.goto('/contactanos/agencias');
  // With the state of each branch, which the visitor's clock adds.
  await expect(page.locator('[data-atencion]').first()).toBeVisible();
  expect(await screens(page, 'html', 'height')).toBeLessThanOrEqual(4.5);
});
