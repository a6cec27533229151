import { barriers } from './support/barriers.js';
import { worstContrast } from './support/contrast.js';
import { hydrated } from './support/hydrated.js';
import { publicAddresses } from './support/publicAddresses.js';
import { signIn } from './support/signIn.js';
import { sweep } from './support/sweep.js';
import { expect, type Page, test } from './support/test.js';
import { watch } from './support/watch.js';

// Lists whose entries have their own page.
const listas = [
  '/institucional/responsabilidad-social-empresarial',
  '/institucional/bienes-adjudicados',
  '/institucional/remates',
  '/institucional/licitaciones',
  '/promociones',
  '/comunicados',
];

const principales = [
  ...['/', '/productos/creditos', '/contactanos/reclamos', '/contactanos/consultas'],
  ...['/institucional/tarifario', '/contactanos/agencias', '/novedades'],
];
const demas = publicAddresses.filter((ruta) => !principales.includes(ruta));
const mitad = demas.length / 2;

/** Opens each address and checks the page: one title, its language, no failed request, an empty console. */
async function abrirSanas(page: Page, rutas: readonly string[]) {
  const fallas = watch(page);
  await sweep(rutas, async (ruta) => {
    fallas.length = 0;
    const cotizacion = page.waitForResponse('**/api/cotizacion');
    expect((await page.goto(ruta))?.status()).toBe(200);
    await expect(page).toHaveURL(ruta);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-BO');
    await hydrated(page);
    await cotizacion;
    expect(fallas).toEqual([]);
  });
}

/** The address of one entry of each list. */
async function entradasDe(page: Page, rutas: readonly string[]) {
  const entradas: string[] = [];
  for (const ruta of rutas) {
    await page.goto(ruta);
    const entrada = page.getByRole('main').locator(`a[href^="${ruta}/"]:not([href$=".xml"])`).first();
    entradas.push(String(await entrada.getAttribute('href')));
  }
  return entradas;
}

test.describe('each public page loads without errors', () => {
  test.describe.configure({ mode: 'parallel' });
  test.beforeEach(() => test.slow());

  test('the main ones and a news item', { tag: '@esencial' }, async ({ page }) => {
    await abrirSanas(page, [...principales, ...(await entradasDe(page, ['/novedades']))]);
  });
  test('the others: first half', ({ page }) => abrirSanas(page, demas.slice(0, mitad)));
  test('the others: second half', ({ page }) => abrirSanas(page, demas.slice(mitad)));
  test('an item of each list', async ({ page }) => abrirSanas(page, await entradasDe(page, listas)));
});

test('each page has a title of its own, and a description', async ({ request }) => {
  const titulos: string[] = [];
  for (const ruta of publicAddresses) {
    const html = await (await request.get(ruta)).text();
    titulos.push(...(html.match(/(?<=<title>)[^<]*/g) ?? ['']));
    expect.soft(html, ruta).toMatch(/<meta name="description" content="[^"]{20,}"/);
  }
  expect(titulos).toHaveLength(publicAddresses.length);
  expect(titulos.filter((titulo, at) => titulo.trim() === '' || titulos.indexOf(titulo) !== at)).toEqual([]);
});

/** Every text in the page's structured data. */
const textosEn = (dicho: unknown): unknown[] =>
  typeof dicho === 'object' && dicho !== null ? Object.values(dicho).flatMap(textosEn) : [dicho];

test('each page has structured data with absolute addresses and a share image', async ({ request }) => {
  for (const ruta of publicAddresses) {
    const html = await (await request.get(ruta)).text();
    expect.soft(html, ruta).toMatch(/<meta property="og:image" content="https?:\/\/[^"]+"/);
    const dichos = html.match(/(?<=<script type="application\/ld\+json">)[^<]+/g) ?? [];
    expect.soft(dichos.length, ruta).toBeGreaterThan(0);
    for (const dicho of dichos) {
      const cosa = JSON.parse(dicho);
      expect.soft(cosa, ruta).toMatchObject({ '@context': 'https://schema.org', '@type': expect.any(String) });
      expect
        .soft(textosEn(cosa).filter((texto) => texto === null || texto === '' || texto === 'undefined'))
        .toEqual([]);
      const enlaces = dicho.match(/(?<="(?:url|item|contentUrl|image|logo|@id)":")[^"]+/g) ?? [];
      expect
        .soft(
          enlaces.filter((enlace) => !/^https?:\/\//.test(enlace)),
          ruta,
        )
        .toEqual([]);
    }
  }
});

test('a missing address responds 404 and offers ways to continue', async ({ page }) => {
  // Longer than any written address, as of a publication with a long title.
  const larga = `/institucional/responsabilidad-social-empresarial/${'a'.repeat(80)}`;
  for (const ruta of ['/no-existe', '/novedades/no-existe', '/institucional/no-existe/mas', '/dos--guiones', larga]) {
    expect((await page.goto(ruta))?.status(), ruta).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos esta página');
    await expect(
      page.getByRole('main').getByRole('listitem').getByRole('link', { name: 'Agencias', exact: true }),
    ).toBeVisible();
  }
});

test('filtering a list keeps the scroll position and the keyboard focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/institucional/licitaciones');
  await hydrated(page);
  const tipo = page.getByRole('main').getByRole('combobox', { name: 'Tipo' });
  await page.getByRole('main').getByText('Filtros').click();
  await tipo.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 120));
  const antes = await page.evaluate(() => scrollY);
  expect(antes).toBeGreaterThan(100);
  await tipo.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(/tipo=\w+/);
  await expect(tipo).toBeFocused();
  expect(Math.abs((await page.evaluate(() => scrollY)) - antes)).toBeLessThan(50);
});

test('prefetches a page when its link is hovered, but not a form', async ({ page }) => {
  const seguir = async (name: string) => {
    await page.goto('/novedades');
    await hydrated(page);
    const enlace = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
    const href = String(await enlace.getAttribute('href'));
    await enlace.hover();
    // Chromium takes a hover of 200 ms for an intention to navigate.
    await page.waitForTimeout(1_500);
    await enlace.click();
    await expect(page).toHaveURL(href);
    return page.evaluate(
      () => (performance.getEntriesByType('navigation') as { deliveryType?: string }[])[0]?.deliveryType,
    );
  };
  expect(await seguir('Agencias')).toBe('navigational-prefetch');
  expect(await seguir('Consultas')).toBe('');
});

test("the home page's actions are readable over the landscape from 360 to 768 px", async ({ page }) => {
  await page.goto('/');
  // The notice that covers the page.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await sweep([360, 390, 412, 600, 768], async (ancho) => {
    await page.setViewportSize({ width: ancho, height: 800 });
    await page.reload();
    for (const nombre of ['Abrir una caja de ahorro', 'Hacerse socio'])
      expect(
        await worstContrast(page.getByRole('main').getByRole('link', { name: nombre }).first()),
        nombre,
      ).toBeGreaterThanOrEqual(4.5);
    expect(
      await worstContrast(
        page
          .getByRole('main')
          .getByText(/supervisada por ASFI/)
          .first(),
      ),
    ).toBeGreaterThan(4.5);
  });
});

test('fixed elements cover at most 15 % of a phone screen and nothing of a low one', async ({ page }) => {
  const fixed = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter((node) => /fixed|sticky/.test(getComputedStyle(node).position) && node.getClientRects().length > 0)
        .filter((node) => !node.closest('dialog'))
        .reduce((sum, node) => sum + node.getBoundingClientRect().height, 0),
    );
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/institucional/tarifario');
  expect(await fixed()).toBeLessThanOrEqual(640 * 0.15);
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await fixed()).toBe(0);
});

test.describe('no accessibility barriers (WCAG 2.2 AA)', () => {
  test.describe.configure({ mode: 'parallel' });

  const mirar = (page: Page, rutas: readonly string[]) =>
    sweep(rutas, async (ruta) => {
      await page.goto(ruta);
      await hydrated(page);
      expect(await barriers(page)).toEqual([]);
    });

  test('on the home page and the complaint form', { tag: '@esencial' }, ({ page }) =>
    mirar(page, ['/', '/contactanos/reclamos']),
  );

  test('on a staff page, an easy-to-read page, a list and the 404 page', ({ page }) =>
    mirar(page, [
      '/accesibilidad',
      '/lectura-facil/productos/creditos',
      '/institucional/bienes-adjudicados',
      '/no-existe',
    ]));

  test('on a news item', async ({ page }) => {
    await page.goto('/novedades');
    await page.getByRole('main').locator('a[href^="/novedades/"]:not([href$=".xml"])').first().click();
    await expect(page).toHaveURL(/\/novedades\/./);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await hydrated(page);
    expect(await barriers(page)).toEqual([]);
  });

  test('on the sign-in page and panel lists', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await signIn(page, 'administrador');
    for (const lista of ['novedades', 'contactanos/reclamos']) {
      await page.goto(`/administrador/${lista}`);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      expect(await barriers(page), lista).toEqual([]);
    }
  });
});
