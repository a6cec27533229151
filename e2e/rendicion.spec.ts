import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { ok } from './support/ok.js';
import { expect, test } from './support/test.js';
import { watch } from './support/watch.js';

const tablas = [
  'Reclamos recibidos y respondidos',
  'Cambios de tasas y comisiones en el último año',
  'CAP y mora, mes a mes',
  'Lo último que se publicó de cada clase',
];

test('the transparency page has its tables without overflow, each with a download', async ({
  page,
  request,
  baseURL,
}) => {
  const fallas = watch(page);
  for (const width of [360, 768, 1440])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await page.keyboard.press('Escape');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Transparencia' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Transparencia' })).toBeVisible();
      for (const tabla of tablas) await expect(page.getByRole('table', { name: tabla })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await barriers(page)).toEqual([]);
      expect(fallas).toEqual([]);
    });

  const enlaces = await page.getByRole('link', { name: /^Descargar CSV: / }).all();
  expect(enlaces).toHaveLength(tablas.length);
  for (const enlace of enlaces) {
    const archivo = await request.get(String(await enlace.getAttribute('href')));
    expect(archivo.status()).toBe(200);
    expect(archivo.headers()['content-type']).toContain('text/csv');
    expect((await archivo.text()).split('\n').length).toBeGreaterThan(1);
  }
  const cambio = page.getByRole('row', { name: /Transferencia ACH por banca en línea/ });
  await expect(cambio).toContainText('Bs\u00a03,00');
  await expect(cambio).toContainText('Bs\u00a02,00');
  const api = await apiOf(String(baseURL));
  const suya = { params: { path: { tabla: 'tasas.csv' } }, parseAs: 'text' } as const;
  const tasas = await ok(api.GET('/api/publico/transparencia/{tabla}', suya));
  expect(tasas).toContain('Transferencia ACH por banca en línea');

  const fila = page.getByRole('table', { name: 'Reclamos recibidos y respondidos' }).getByRole('row').nth(1);
  // Other journeys answer complaints meanwhile; the demonstration starts with fewer than ten.
  await expect(fila.getByRole('cell').nth(1)).toHaveText(/^(Menos de 10|[1-9]\d+)$/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the transparency page is complete', async ({ page }) => {
    await page.goto('/transparencia');
    for (const tabla of tablas) await expect(page.getByRole('table', { name: tabla })).toBeVisible();
  });
});
