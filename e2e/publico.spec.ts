import { expect, type Page, test } from '@playwright/test';
import { barriers } from './support/barriers.js';
import { worstContrast } from './support/contrast.js';
import { hydrated } from './support/hydrated.js';
import { publicAddresses } from './support/publicAddresses.js';
import { signIn } from './support/signIn.js';
import { watch } from './support/watch.js';

// Lists whose entries have pages of their own.
const listas = [
  '/institucional/responsabilidad-social-empresarial',
  '/institucional/bienes-adjudicados',
  '/institucional/remates',
  '/institucional/licitaciones',
  '/promociones',
  '/novedades',
  '/comunicados',
];

const barra = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
const grupo = (page: Page, nombre: string) => barra(page).locator('summary', { hasText: nombre });
const cinta = (page: Page) => page.locator('section[aria-label=Cotizaciones]');

/** Opens an address and expects a sound page: one title, its language, nothing failed, nothing in the console. */
async function abrirSana(page: Page, ruta: string) {
  const fallas = watch(page);
  const cotizacion = page.waitForResponse('**/api/cotizacion');
  expect((await page.goto(ruta))?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-BO');
  await hydrated(page);
  await cotizacion;
  expect(fallas).toEqual([]);
}

test.describe('cada página', () => {
  test.describe.configure({ mode: 'parallel' });

  for (const ruta of publicAddresses) test(ruta, ({ page }) => abrirSana(page, ruta));

  for (const ruta of listas)
    test(`${ruta}: una de sus entradas`, async ({ page, context }) => {
      const lista = await context.newPage();
      await lista.goto(ruta);
      const entrada = lista.getByRole('main').locator(`a[href^="${ruta}/"]:not([href$=".xml"])`).first();
      const href = await entrada.getAttribute('href');
      await lista.close();
      await abrirSana(page, String(href));
      await expect(page).toHaveURL(String(href));
    });
});

test('ninguna página repite el título de otra', async ({ request }) => {
  const titulos: string[] = [];
  for (const ruta of publicAddresses) {
    const html = await (await request.get(ruta)).text();
    titulos.push(...(html.match(/(?<=<title>)[^<]*/g) ?? ['']));
  }
  expect(titulos).toHaveLength(publicAddresses.length);
  expect(titulos.filter((titulo, at) => titulo.trim() === '' || titulos.indexOf(titulo) !== at)).toEqual([]);
});

/** Every text in what a page says to machines. */
const textosEn = (dicho: unknown): unknown[] =>
  typeof dicho === 'object' && dicho !== null ? Object.values(dicho).flatMap(textosEn) : [dicho];

test('cada página dice a las máquinas qué es, con direcciones enteras y nada vacío, y con qué imagen se comparte', async ({
  request,
}) => {
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

test('una dirección que no existe responde 404 y ofrece por dónde seguir', async ({ page }) => {
  // Más larga que la de cualquier página escrita, como la de una publicación de título largo.
  const larga = `/institucional/responsabilidad-social-empresarial/${'a'.repeat(80)}`;
  for (const ruta of ['/no-existe', '/novedades/no-existe', '/institucional/no-existe/mas', '/dos--guiones', larga]) {
    expect((await page.goto(ruta))?.status(), ruta).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos esta página');
    await expect(
      page.getByRole('main').getByRole('listitem').getByRole('link', { name: 'Agencias', exact: true }),
    ).toBeVisible();
  }
});

test.describe('la cabecera', () => {
  test('con el teclado: un submenú abierto a la vez, y Escape lo cierra y devuelve el foco', async ({ page }) => {
    await page.goto('/novedades');
    await hydrated(page);
    await grupo(page, 'Institucional').focus();
    await page.keyboard.press('Enter');
    const memorias = barra(page).getByRole('link', { name: 'Memorias Institucionales' });
    const remesas = barra(page).getByRole('link', { name: 'Pago y Envío de Remesas' });
    await expect(memorias).toBeVisible();
    await grupo(page, 'Servicios').focus();
    await page.keyboard.press('Enter');
    await expect(remesas).toBeVisible();
    await expect(memorias).toBeHidden();
    await page.keyboard.press('Tab');
    await expect(remesas).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(remesas).toBeHidden();
    await expect(grupo(page, 'Servicios')).toBeFocused();
  });

  test('es translúcida pasados los 50 px, y opaca hasta entonces', async ({ page }) => {
    await page.goto('/novedades');
    await hydrated(page);
    const fondo = (color: RegExp) => expect(page.getByRole('banner')).toHaveCSS('background-color', color);
    await fondo(/^rgb\(/);
    await page.evaluate(() => scrollTo(0, 51));
    await fondo(/^rgba\(\d+, \d+, \d+, 0\.\d+\)$/);
    await page.evaluate(() => scrollTo(0, 50));
    await fondo(/^rgb\(/);
  });

  test.describe('en un teléfono', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('el menú se abre y se cierra, con un submenú a la vez e «Iniciar Sesión»', async ({ page }) => {
      await page.goto('/novedades');
      await hydrated(page);
      const sesion = page.getByRole('link', { name: 'Iniciar Sesión' });
      const abrir = page.getByRole('button', { name: 'Abrir el menú' });
      await expect(sesion).toBeHidden();
      await abrir.tap();
      await expect(sesion).toHaveAttribute('href', /^https:\/\//);
      await grupo(page, 'Institucional').tap();
      await expect(barra(page).getByRole('link', { name: 'Licitaciones' })).toBeVisible();
      await grupo(page, 'Contáctanos').tap();
      await expect(barra(page).getByRole('link', { name: 'Califíquenos' })).toBeVisible();
      await expect(barra(page).getByRole('link', { name: 'Licitaciones' })).toBeHidden();
      await page.getByRole('button', { name: 'Cerrar el menú' }).tap();
      await expect(sesion).toBeHidden();
      await abrir.tap();
      await grupo(page, 'Productos').tap();
      await barra(page).getByRole('link', { name: 'Caja de Ahorro' }).tap();
      await expect(page).toHaveURL('/productos/caja-ahorro');
      await expect(sesion).toBeHidden();
    });
  });
});

test('al elegir en una lista uno queda donde estaba, y con el teclado en el mismo campo', async ({ page }) => {
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

test('una página se trae en cuanto alguien señala su enlace; un formulario, que es de cada uno, no', async ({
  page,
}) => {
  const seguir = async (name: string) => {
    await page.goto('/novedades');
    await hydrated(page);
    const enlace = page.getByRole('contentinfo').getByRole('link', { name, exact: true });
    const href = String(await enlace.getAttribute('href'));
    await enlace.hover();
    // Chromium takes a fifth of a second of pointing for an intention.
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

for (const ancho of [360, 390, 412, 600, 768])
  test(`las acciones de la portada se leen sobre el paisaje, a ${ancho} píxeles`, async ({ page }) => {
    await page.setViewportSize({ width: ancho, height: 800 });
    await page.goto('/');
    // The notice that stands over it.
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
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

test('lo que queda fijo deja leer: 85 de cada 100 partes de un celular, y todo en una pantalla baja', async ({
  page,
}) => {
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

/** In the page: a device whose voice says at once, and keeps, what it is given. */
const conVoz = () => {
  const dicho: string[] = [];
  const voz = new EventTarget();
  Object.assign(voz, {
    getVoices: () => [{ lang: 'es-ES', name: 'Prueba' }],
    speak: (dice: { text: string; onend: () => void }) => {
      dicho.push(dice.text);
      document.documentElement.dataset.dicho = dicho.join('|');
      if (dicho.length % 3 !== 0) setTimeout(() => dice.onend());
    },
    cancel: () => {},
  });
  class Dicha {
    voice = null;
    lang = '';
    onend = () => {};
    constructor(readonly text: string) {}
  }
  Object.defineProperty(window, 'speechSynthesis', { value: voz });
  Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Dicha });
};

test.describe('para leer mejor', () => {
  const abrir = (page: Page) => page.locator('summary', { hasText: 'Para leer mejor' }).click();

  test('la letra grande se recuerda, y la página no se desplaza de lado', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/productos/creditos');
    await hydrated(page);
    const alto = () =>
      page.getByRole('heading', { level: 1 }).evaluate((h1) => parseFloat(getComputedStyle(h1).fontSize));
    const antes = await alto();
    await abrir(page);
    await page.getByRole('button', { name: 'Letra grande' }).click();
    expect(await alto()).toBeGreaterThan(antes * 1.1);
    // Open, it lies over what else one may press.
    await page.keyboard.press('Escape');
    expect(await barriers(page)).toEqual([]);
    await page.goto('/institucional/tarifario');
    await expect(page.locator('html')).toHaveAttribute('data-letra', 'grande');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await hydrated(page);
    await abrir(page);
    await page.getByRole('button', { name: 'Letra grande', pressed: true }).click();
    await page.reload();
    await expect(page.locator('html')).not.toHaveAttribute('data-letra', 'grande');
  });

  test('la voz del aparato lee la página, se pausa, sigue y se detiene; nunca los menús', async ({ page }) => {
    await page.addInitScript(conVoz);
    await page.goto('/institucional/mision-vision');
    await hydrated(page);
    const dicho = () => page.evaluate(() => (document.documentElement.dataset.dicho ?? '').split('|').filter(Boolean));
    await abrir(page);
    await page.getByRole('button', { name: 'Escuchar esta página' }).click();
    await expect.poll(async () => (await dicho()).length).toBe(3);
    expect((await dicho())[0]).toBe(await page.getByRole('heading', { level: 1 }).innerText());
    await page.getByRole('button', { name: 'Pausar' }).click();
    await page.getByRole('button', { name: 'Seguir escuchando' }).click();
    await expect.poll(async () => (await dicho()).length).toBe(6);
    // The one that a pause cut short is begun again.
    const leido = await dicho();
    expect(leido[3]).toBe(leido[2]);
    expect(leido.join(' ')).not.toContain('Iniciar Sesión');
    await page.getByRole('button', { name: 'Detener la lectura' }).click();
    await expect(page.getByRole('button', { name: 'Escuchar esta página' })).toBeVisible();
  });

  test('sin una voz en castellano no se ofrece escuchar', async ({ page }) => {
    await page.goto('/institucional/mision-vision');
    await hydrated(page);
    await abrir(page);
    await expect(page.getByRole('button', { name: 'Letra grande' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Escuchar esta página' })).toBeHidden();
  });

  test('sin JavaScript, la lectura fácil de una página que la tiene; de otra no', async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto('/productos/caja-ahorro');
    await abrir(page);
    await expect(page.getByRole('button', { name: 'Letra grande' })).toBeHidden();
    await page.getByRole('link', { name: 'Lectura fácil' }).click();
    await expect(page).toHaveURL('/lectura-facil/productos/caja-ahorro');
    await expect(page.getByText('La caja de ahorro guarda su dinero.')).toBeVisible();
    await page.getByRole('link', { name: 'Leer la página completa' }).click();
    await expect(page).toHaveURL('/productos/caja-ahorro');
    await page.goto('/institucional/mision-vision');
    await abrir(page);
    await expect(page.getByRole('link', { name: 'Lectura fácil' })).toHaveCount(0);
    expect((await page.goto('/lectura-facil/institucional/mision-vision'))?.status()).toBe(404);
    await page.context().close();
  });
});

test.describe('la cinta de cotizaciones', () => {
  /** In the page: notes the moment at which the script took over. */
  const marcarHidratacion = () => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('section[data-mueve]')) return;
      performance.mark('hidratada');
      observer.disconnect();
    }).observe(document, { attributes: true, subtree: true });
  };
  /** From then until the rates were asked for. */
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

  test('llega con los valores del servidor y, un segundo después de tomar el mando, los pide otra vez', async ({
    page,
  }) => {
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

  test('si el servidor falla quedan los valores iniciales y no se muestra ningún error', async ({ page }) => {
    await page.route('**/api/cotizacion', (route) =>
      route.fulfill({ status: 503, json: { error: 'Error al obtener los datos' } }),
    );
    const fallida = page.waitForResponse('**/api/cotizacion');
    await page.goto('/novedades');
    await (await fallida).finished();
    await expect(valores(page)).toHaveText(/^Valores referenciales.*compra 6,86.*venta 6,96$/);
    await expect(page.getByText('Error al obtener los datos')).toBeHidden();
  });

  test('sin JavaScript dice los valores del servidor', async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    await page.goto('/novedades');
    await expect(valores(page)).toHaveText(delServidor);
  });

  test('se mueve, y se detiene y sigue con su botón', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/novedades');
    await hydrated(page);
    await expect.poll(() => animaciones(page)).toEqual(enMovimiento);
    await page.getByRole('button', { name: 'Pausar las cotizaciones' }).click();
    await expect.poll(() => animaciones(page)).toEqual([]);
    await page.getByRole('button', { name: 'Reanudar las cotizaciones' }).click();
    await page.mouse.move(0, 0);
    await expect.poll(() => animaciones(page)).toEqual(enMovimiento);
  });

  test('está quieta para quien pide menos movimiento', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/novedades');
    await hydrated(page);
    expect(await animaciones(page)).toEqual([]);
    await expect(valores(page)).toBeVisible();
    // Nothing brings them into sight there: on a phone the rates come before the day.
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(valores(page).getByText('compra 11,50 · venta 11,60')).toBeInViewport({ ratio: 1 });
  });

  test('quien ahorra datos la lee quieta, y no trae imágenes que solo adornan', async ({ page }) => {
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
    // What one looks at to buy comes, and no wider than it must.
    await page.goto('/institucional/bienes-adjudicados');
    const foto = page.getByRole('main').locator('li img').first();
    await expect.poll(() => foto.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await foto.evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
    expect(traidas.length).toBeGreaterThan(0);
  });
});

test.describe('sin barreras (WCAG 2.2 AA)', () => {
  test.describe.configure({ mode: 'parallel' });

  for (const ruta of [
    '/',
    '/accesibilidad',
    '/lectura-facil/productos/creditos',
    '/institucional/bienes-adjudicados',
    '/contactanos/reclamos',
    '/no-existe',
  ])
    test(ruta, async ({ page }) => {
      await page.goto(ruta);
      await hydrated(page);
      expect(await barriers(page)).toEqual([]);
    });

  test('una novedad', async ({ page }) => {
    await page.goto('/novedades');
    await page.getByRole('main').locator('a[href^="/novedades/"]:not([href$=".xml"])').first().click();
    await expect(page).toHaveURL(/\/novedades\/./);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await hydrated(page);
    expect(await barriers(page)).toEqual([]);
  });

  test('ingresar al panel, y listas de él', async ({ page }) => {
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
