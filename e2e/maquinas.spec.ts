import { apiOf } from './support/apiOf.js';
import { ok } from './support/ok.js';
import { create, order } from './support/publication.js';
import { expect, type Page, test } from './support/test.js';
import { unique } from './support/unique.js';
import { watch } from './support/watch.js';

const titulo = unique('Tasas </script><script>window.tomada = 1</script> & "más" <!-- hoy');

const cosasDe = async (page: Page): Promise<Record<string, unknown>[]> =>
  (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text));

test('a title with special characters is complete in machine-readable data and never executed', async ({
  page,
  baseURL,
}) => {
  const fallas = watch(page);
  const api = await apiOf(String(baseURL), 'administrador');
  const [otra] = await ok(api.GET('/api/publico/novedades', { params: { query: { range: [0, 0] } } }));
  const contenido = `<p>${'Lo que hay que saber de esta novedad, contado con todas sus palabras. '.repeat(3)}</p>`;
  const fila = await create(api, 'novedades', {
    titulo,
    contenido,
    categoria: 'socios',
    fechaPublicacion: '2016-03-01',
    imagen: otra?.imagen?.id,
  });
  await order(api, 'novedades', fila, 'publicar');

  await page.goto(`/novedades/${fila.slug}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titulo);
  expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe(titulo);
  expect(await page.title()).toContain(titulo);
  const canonica = String(await page.locator('link[rel=canonical]').getAttribute('href'));
  expect(new URL(canonica).pathname).toBe(`/novedades/${fila.slug}`);
  const cosas = await cosasDe(page);
  expect(cosas.find((cosa) => cosa['@type'] === 'NewsArticle')).toMatchObject({
    headline: titulo,
    datePublished: '2016-03-01',
    mainEntityOfPage: canonica,
  });
  expect(cosas.map((cosa) => cosa['@type'])).toContain('BreadcrumbList');
  expect(await page.evaluate(() => 'tomada' in window)).toBe(false);

  await page.goto(`/buscar?q=${encodeURIComponent('tasas window tomada')}`);
  await expect(page.getByRole('link', { name: titulo })).toBeVisible();
  expect(await page.evaluate(() => 'tomada' in window)).toBe(false);
  expect(fallas).toEqual([]);

  await order(api, 'novedades', fila, 'archivar');
  await page.goto(`/buscar?q=${encodeURIComponent('tasas window tomada')}`);
  await expect(page.getByText(/ para «tasas window tomada»/)).toBeVisible();
  await expect(page.getByRole('link', { name: titulo })).toHaveCount(0);
});

test('each page has a share image, its own or one of its title; personal pages have none', async ({ page }) => {
  const imagenDe = async (direccion: string) => {
    await page.goto(direccion);
    const nombrada = page.locator('meta[property="og:image"]');
    return (await nombrada.count()) === 0 ? null : new URL(String(await nombrada.getAttribute('content'))).pathname;
  };
  const pintada = (direccion: string) =>
    page.evaluate(async (src) => {
      const { width, height } = await createImageBitmap(await (await fetch(src)).blob());
      return [width, height];
    }, direccion);
  for (const [direccion, imagen] of [
    ['/', '/compartir.png'],
    ['/productos/depositos-plazo-fijo', '/compartir/productos/depositos-plazo-fijo.png'],
  ] as const) {
    expect(await imagenDe(direccion)).toBe(imagen);
    expect(await pintada(imagen)).toEqual([1200, 630]);
  }
  await page.goto('/novedades');
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/novedades\/./);
  expect(await imagenDe(page.url())).toMatch(/^\/archivos\//);
  expect(await imagenDe('/buscar?q=tasas')).toBeNull();
  for (const ajena of ['/compartir/no-hay.png', '/compartir/novedades/no-hay.png', '/compartir/buscar.png'])
    expect((await page.request.get(ajena)).status(), ajena).toBe(404);
});

test('the tab title follows the page, and news have an RSS feed', async ({ page }) => {
  await page.goto('/');
  expect((await cosasDe(page)).map((cosa) => cosa['@type'])).toEqual(
    expect.arrayContaining(['FinancialService', 'WebSite']),
  );
  await page.goto('/contactanos');
  await page.locator('section[aria-label=Cotizaciones] button').waitFor({ state: 'attached' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tarifario' }).click();
  await expect(page).toHaveTitle(/^Tarifario · /);
  expect(await page.locator('meta[name=description]').count()).toBe(1);
  await page.goto('/promociones');
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/promociones\/./);
  expect((await cosasDe(page)).map((cosa) => cosa['@type'])).toEqual(['BreadcrumbList', 'Offer']);
  await page.goto('/novedades');
  const feed = await page.locator('link[rel=alternate][type="application/rss+xml"]').getAttribute('href');
  const answer = await page.request.get(String(feed));
  expect(answer.headers()['content-type']).toContain('application/rss+xml');
  expect(await page.locator('link[rel=alternate]').count()).toBe(1);
});
