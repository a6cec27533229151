import { hydrated } from './support/hydrated.js';
import { expect, type Page, test } from './support/test.js';

const cinta = (page: Page) => page.locator('section[aria-label=Cotizaciones]');

test.describe('the exchange rate ticker', () => {
  /** In the page: records the time of hydration. */
  const marcarHidratacion = () => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('section[data-mueve]')) return;
      performance.mark('hidratada');
      observer.disconnect();
    }).observe(document, { attributes: true, subtree: true });
  };
  /** Milliseconds from hydration to the request for rates. */
  const esperaMs = (page: Page) =>
    page.evaluate(() => {
      const pedida = performance.getEntriesByType('resource').find(({ name }) => name.endsWith('/api/cotizacion'));
      const [hidratacion] = performance.getEntriesByName('hidratada');
      return pedida && hidratacion && pedida.startTime - hidratacion.startTime;
    });
  const valores = (page: Page) => cinta(page).locator('p').first();
  const delServidor = /^\S+, \d+ de \w+ de \d{4}.*compra 11,50.*venta 11,60.*UFV 3,33$/;
  const animaciones = (page: Page) =>
    cinta(page).evaluate((section) =>
      section.getAnimations({ subtree: true }).map((animation) => ({
        ...animation.effect?.getTiming(),
        estado: animation.playState,
      })),
    );
  const enMovimiento = [
    expect.objectContaining({
      duration: 25_000,
      easing: 'linear',
      iterations: Number.POSITIVE_INFINITY,
      estado: 'running',
    }),
  ];

  test("renders the server's rates and requests them again one second after hydration", {
    tag: '@esencial',
  }, async ({ page }) => {
    await page.addInitScript(marcarHidratacion);
    let responder = () => {};
    const vistos = new Promise<void>((resolve) => {
      responder = resolve;
    });
    await page.route('**/api/cotizacion', async (route) => {
      await vistos;
      await route.fulfill({
        json: { cotizaciones: { venta: 7.12, compra: 7.01, ufv: 2.98765 }, fecha: '2026-11-20' },
      });
    });
    const pedida = page.waitForRequest('**/api/cotizacion');
    await page.goto('/novedades');
    await pedida;
    await expect(valores(page)).toHaveText(delServidor);
    responder();
    await expect(valores(page)).toHaveText(/^viernes, 20 de noviembre de 2026.*compra 7,01.*venta 7,12.*UFV 2,99$/);
    expect(await esperaMs(page)).toBeGreaterThanOrEqual(950);
  });

  for (const [fault, response] of [
    ['responds 503', { status: 503, json: { error: 'Error al obtener los datos' } }],
    ['does not respond with JSON', { status: 200, body: '<html>' }],
    ['does not respond with figures', { status: 200, json: { cotizaciones: { venta: 'x' } } }],
  ] as const)
    test(`keeps the server's rates, or the initial ones without them, if the API ${fault}`, async ({ page }) => {
      await page.route('**/api/cotizacion', (route) => route.fulfill(response));
      const load = async () => {
        const answered = page.waitForResponse('**/api/cotizacion');
        await page.goto('/novedades');
        await (await answered).finished();
      };
      await load();
      await expect(valores(page)).toHaveText(delServidor);
      await expect(page.getByText('Error al obtener los datos')).toBeHidden();
      await page.route('**/novedades', async (route) => {
        const drawn = await route.fetch();
        const body = (await drawn.text()).replaceAll(/<strong>[^<]*(compra|\d,\d)[^<]*<\/strong>/g, '');
        await route.fulfill({ response: drawn, body });
      });
      await load();
      await expect(valores(page)).toHaveText(/^Valores referenciales.*compra 6,86.*venta 6,96$/);
    });

  test('marks outdated rates and hides an invalid date', async ({ page }) => {
    const cotizaciones = { venta: 7.12, compra: 7.01, ufv: 0 };
    let respuesta: object = { cotizaciones, fecha: '2026-11-02', desactualizado: true };
    await page.route('**/api/cotizacion', (route) => route.fulfill({ json: respuesta }));
    await page.goto('/novedades');
    await expect(valores(page)).toHaveText(
      /^lunes, 2 de noviembre de 2026 *No son de hoy: consulte en su agencia.*7,12$/,
    );
    respuesta = { cotizaciones, fecha: 'ayer' };
    await page.goto('/novedades');
    await expect(valores(page)).toHaveText(/^Valores referenciales.*7,12$/);
  });

  test("shows the server's rates without JavaScript", { tag: '@esencial' }, async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto('/novedades');
    await expect(valores(page)).toHaveText(delServidor);
  });

  test('moves, pauses and resumes; stays still with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/novedades');
    await hydrated(page);
    await expect.poll(() => animaciones(page)).toEqual(enMovimiento);
    await page.getByRole('button', { name: 'Pausar las cotizaciones' }).click();
    await expect.poll(() => animaciones(page)).toEqual([]);
    await page.getByRole('button', { name: 'Reanudar las cotizaciones' }).click();
    await page.mouse.move(0, 0);
    await expect.poll(() => animaciones(page)).toEqual(enMovimiento);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/novedades');
    await hydrated(page);
    expect(await animaciones(page)).toEqual([]);
    await expect(valores(page)).toBeVisible();
    // On a phone the rates precede the date, so no scroll is needed.
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(valores(page).getByText('compra 11,50 · venta 11,60')).toBeInViewport({ ratio: 1 });
  });

  test('with data saving it stays still and decorative images are not loaded', async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const traidas: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image' && request.url().includes('/archivos/')) traidas.push(request.url());
    });
    await page.goto('/novedades');
    await hydrated(page);
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    expect(await page.locator('[data-adorno]').count()).toBeGreaterThan(3);
    await expect(page.locator('[data-adorno]').first()).toBeHidden();
    expect(await animaciones(page)).toEqual([]);
    await expect(valores(page)).toHaveText(/compra 11,50/);
    expect(traidas).toEqual([]);
    // Product photos load, at a width that fits the layout.
    await page.goto('/institucional/bienes-adjudicados');
    const foto = page.getByRole('main').locator('li img').first();
    await expect.poll(() => foto.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await foto.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
    expect(traidas.length).toBeGreaterThan(0);
  });
});
