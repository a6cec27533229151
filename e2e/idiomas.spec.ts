import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { openPreview } from './support/openPreview.js';
import { ownProduct } from './support/ownProduct.js';
import { create, order } from './support/publication.js';
import type { Row } from './support/sections.js';
import { signIn } from './support/signIn.js';
import { type Browser, expect, type Page, test } from './support/test.js';
import { watch } from './support/watch.js';

const anchos = [360, 768, 1440];
const ruta = '/socios/como-hacerse-socio';
const enIngles = `/en${ruta}`;

// Publishing changes every page, so the shared product keeps its own content.
test.describe('a page in several languages', () => {
  const own = ownProduct('idiomas');
  let pagina: Row<'sitio/paginas'>;

  const abrir = async (browser: Browser, opciones: object = {}): Promise<Page> =>
    (await browser.newContext({ ...own, ...opciones })).newPage();
  const idiomas = (page: Page) => page.getByRole('navigation', { name: 'Leer en otro idioma' });
  const escribir = (page: Page, campo: string, valor: string) =>
    page.getByRole('textbox', { name: campo }).first().fill(valor);
  const guardar = (page: Page) => page.getByRole('button', { name: 'Guardar borrador' }).click();
  const publicar = async (page: Page) => {
    await page.getByRole('button', { name: 'Publicar', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publicar', exact: true }).click();
    await expect(page.getByText('Publicado', { exact: true }).first()).toBeVisible();
  };

  test('administrador writes the English version from the page', async ({ browser }) => {
    const api = await apiOf(own.baseURL, 'administrador');
    pagina = await create(api, 'sitio/paginas', {
      ruta,
      titulo: 'Cómo hacerse socio',
      resumen: 'Con su carnet y un aporte, en una visita.',
      bloques: [{ tipo: 'texto', texto: '<p>Lo esperamos en cualquier agencia.</p>' }],
    });
    pagina = await order(api, 'sitio/paginas', pagina, 'publicar');

    const page = await abrir(browser);
    const visita = await abrir(browser);
    await signIn(page, 'administrador', `/administrador/sitio/paginas/${pagina.id}`);

    await test.step('without versions there is no language menu', async () => {
      await visita.goto(ruta);
      await expect(idiomas(visita)).toHaveCount(0);
      await expect(visita.locator('link[hreflang]')).toHaveCount(0);
    });

    await test.step('proposes an address under its language', async () => {
      await page.getByRole('button', { name: 'Idiomas' }).click();
      await page.getByRole('menuitem', { name: 'Escribir en inglés' }).click();
      await expect(page.getByRole('textbox', { name: 'Ruta' })).toHaveValue(enIngles);
      await expect(page.getByRole('combobox', { name: 'Versión de' })).toHaveValue('Cómo hacerse socio');
    });

    await test.step('rejects an address elsewhere, with the rule', async () => {
      await escribir(page, 'Título', 'How to become a member');
      await escribir(page, 'Resumen', 'With your identity card and one contribution, in a single visit.');
      await escribir(page, 'Ruta', '/become-a-member');
      await guardar(page);
      await expect(
        page.getByText('La dirección de una versión en inglés empieza con /en: /en/become-a-member').first(),
      ).toBeVisible();
      await escribir(page, 'Ruta', enIngles);
      await guardar(page);
      await expect(page.getByText('Creado', { exact: true }).first()).toBeVisible();
    });

    await test.step('a draft is only visible in its preview', async () => {
      expect((await visita.goto(enIngles))?.status()).toBe(404);
      await visita.goto(ruta);
      await expect(idiomas(visita)).toHaveCount(0);
      const vista = await openPreview(page);
      await expect(vista.getByRole('heading', { level: 1, name: 'How to become a member' })).toBeVisible();
      await expect(vista.getByRole('main')).toHaveAttribute('lang', 'en');
      await expect(idiomas(vista).getByRole('link')).toHaveText(['Castellano', 'English']);
      await vista.close();
      await page.keyboard.press('Escape');
    });

    await test.step('once published, the page links to it', async () => {
      await publicar(page);
      await visita.goto(ruta);
      await expect(idiomas(visita).getByRole('link')).toHaveText(['Castellano', 'English']);
    });

    await test.step('rejects a second version in one language and a Spanish one among the translations', async () => {
      const otra = new URLSearchParams({ idioma: 'en', versionDe: String(pagina.id), ruta: '/en/otra' });
      await page.goto(`/administrador/sitio/paginas/create?${otra}`);
      await escribir(page, 'Título', 'Again');
      await guardar(page);
      await expect(
        page.getByText('Ya existe otro registro con el mismo valor (Idioma, Versión de)').first(),
      ).toBeVisible();
      await page.locator('[data-campo=idioma]').getByRole('combobox').click();
      await page.getByRole('option', { name: 'Castellano', exact: true }).click();
      await expect(page.getByRole('combobox', { name: 'Versión de' })).toHaveCount(0);
      await guardar(page);
      await expect(page.getByText('Bajo /qu, /ay y /en están las versiones', { exact: false }).first()).toBeVisible();
    });
  });

  test('visitors switch between versions and back', async ({ browser }) => {
    const page = await abrir(browser);
    const fallas = watch(page);
    const alternas = () =>
      page
        .locator('link[rel=alternate][hreflang]')
        .evaluateAll((links) =>
          links.map((link) => [link.getAttribute('hreflang'), new URL((link as HTMLLinkElement).href).pathname]),
        );
    const todas = [
      ['x-default', ruta],
      ['es-BO', ruta],
      ['en', enIngles],
    ];
    await page.goto(ruta);
    expect(await alternas()).toEqual(todas);
    await expect(page.getByRole('main')).not.toHaveAttribute('lang');
    await expect(idiomas(page).getByRole('link', { name: 'Castellano' })).toHaveAttribute('aria-current', 'page');

    await idiomas(page).getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(own.baseURL + enIngles);
    await expect(page).toHaveTitle(/^How to become a member · /);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-BO');
    await expect(page.getByRole('main')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('heading', { level: 1, name: 'How to become a member' })).toBeVisible();
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'en_US');
    await expect(page.getByRole('complementary', { name: 'Atención' })).toHaveAttribute('lang', 'es-BO');
    const ingles = idiomas(page).getByRole('link', { name: 'English' });
    for (const [nombre, valor] of Object.entries({ 'aria-current': 'page', lang: 'en', hreflang: 'en' }))
      await expect(ingles).toHaveAttribute(nombre, valor);
    expect(await alternas()).toEqual(todas);
    for (const width of anchos) {
      await page.setViewportSize({ width, height: 800 });
      expect(await barriers(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }

    await idiomas(page).getByRole('link', { name: 'Castellano' }).click();
    await expect(page).toHaveURL(own.baseURL + ruta);
    await expect(page.getByRole('heading', { level: 1, name: 'Cómo hacerse socio' })).toBeVisible();
    expect(fallas).toEqual([]);
  });

  test('works without JavaScript, and shows no language menu on a page without versions', async ({ browser }) => {
    const page = await abrir(browser, { javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    await page.goto(ruta);
    await idiomas(page).getByRole('link', { name: 'English' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'How to become a member' })).toBeVisible();
    for (const sola of ['/', '/servicios/cobranza-facturas', '/novedades', '/contactanos/reclamos']) {
      await page.goto(sola);
      await expect(idiomas(page)).toHaveCount(0);
    }
    await page.goto('/buscar?q=become+a+member');
    const hallada = page.getByRole('listitem').filter({ has: page.locator(`a[href="${enIngles}"]`) });
    await expect(hallada).toContainText('Páginas, en inglés');
    await expect(hallada.getByRole('heading')).toHaveAttribute('lang', 'en');
  });

  test('without its Spanish page no version is public', async ({ browser }) => {
    const page = await abrir(browser);
    const api = await apiOf(own.baseURL, 'administrador');
    const archivada = await order(api, 'sitio/paginas', pagina, 'archivar');
    for (const direccion of [ruta, enIngles]) expect((await page.goto(direccion))?.status()).toBe(404);
    const borrador = await order(api, 'sitio/paginas', archivada, 'restaurar');
    await order(api, 'sitio/paginas', borrador, 'publicar');
    for (const direccion of [ruta, enIngles]) expect((await page.goto(direccion))?.status()).toBe(200);
  });
});
