import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { drawn, illampu, rowOf, sajama } from './support/brands.js';
import { choose } from './support/choose.js';
import { worstContrast } from './support/contrast.js';
import { ok } from './support/ok.js';
import { openPreview } from './support/openPreview.js';
import { ownMail } from './support/ownMail.js';
import { ownProduct } from './support/ownProduct.js';
import { Portraits } from './support/portraits.js';
import { change, create, order } from './support/publication.js';
import { readPdf } from './support/readPdf.js';
import { reclamoInAnalysis } from './support/reclamoByLetter.js';
import { showPdf } from './support/showPdf.js';
import { signIn } from './support/signIn.js';
import { type Browser, expect, type Page, test } from './support/test.js';
import { watch } from './support/watch.js';

const anchos = [360, 768, 1440];
const AA = 4.5;
const azul = '#0b4f8a';

// The entity appears on every page, so the shared product keeps its own.
test.describe('another cooperative', () => {
  const mail = ownMail();
  const own = ownProduct('entidad', mail.settings);

  const abrir = async (browser: Browser): Promise<Page> => (await browser.newContext(own)).newPage();
  const campo = (page: Page, nombre: string) => page.getByRole('textbox', { name: nombre, exact: true });
  const marca = (page: Page) => page.getByRole('banner').getByRole('link', { name: /, inicio$/ });

  /** Pages, icons and manifest name this entity at each width, and no trace of another remains. */
  async function requireSpeaks(page: Page, nombre: string, corto: string, ajeno: RegExp) {
    const fallas = watch(page);
    for (const ruta of ['/', '/contactanos/consultas', '/productos/creditos', '/privacidad', '/ninguna']) {
      await page.goto(ruta);
      await expect(marca(page)).toHaveAccessibleName(`${corto}, inicio`);
      await expect(page.getByRole('contentinfo')).toContainText(nombre);
      expect(await page.content()).not.toMatch(ajeno);
    }
    for (const width of anchos) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/productos/caja-ahorro');
      expect(await barriers(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    const manifiesto = await (await page.request.get('/manifest.webmanifest')).json();
    expect(manifiesto).toMatchObject({ name: nombre, short_name: corto });
    for (const { src } of manifiesto.icons) expect((await page.request.get(src)).status()).toBe(200);
    expect(fallas.filter((falla) => !falla.includes('404'))).toEqual([]);
  }

  /** The icon's colour near a corner, `#rrggbb`. */
  const colorDeIcono = (page: Page) =>
    page.evaluate(async () => {
      const bitmap = await createImageBitmap(await (await fetch('/icono-192.png')).blob());
      const context = new OffscreenCanvas(192, 192).getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.drawImage(bitmap, 0, 0);
      const [red, green, blue] = context.getImageData(30, 30, 1, 1).data;
      return `#${[red, green, blue].map((part) => part?.toString(16).padStart(2, '0')).join('')}`;
    });

  test('is entered in the panel, previewed and, once published, used everywhere', async ({ browser }) => {
    const page = await abrir(browser);
    const visita = await abrir(browser);
    await signIn(page, 'administrador', '/administrador/sitio/entidad');
    await expect(campo(page, 'Nombre completo')).toHaveValue('Cooperativa Kantuta R.L.');

    await test.step('a colour with too little contrast is rejected, with the failing pairs', async () => {
      await campo(page, 'Color principal').fill('#f3b229');
      await page.getByRole('button', { name: 'Guardar borrador' }).click();
      await expect(page.getByText(/No se lee bien: enlaces sobre blanco \(1,\d\d a 1\)/)).toBeVisible();
      await campo(page, 'Color principal').fill(azul);
      await expect(page.getByText(/No se lee bien/)).toBeHidden();
    });

    await test.step('its data and logo are saved and previewed', async () => {
      const datos = {
        'Nombre completo': 'Cooperativa Illampu R.L.',
        'Nombre corto': 'Illampu',
        Lema: 'Cerca de su gente',
        Dirección: 'Plaza Villamil de Rada N° 12, Sorata',
        Correo: 'hola@illampu.example',
        'Banca en línea': 'https://banca.illampu.example',
      };
      for (const [nombre, valor] of Object.entries(datos)) await campo(page, nombre).first().fill(valor);
      for (const at of [0, 1])
        await page.locator(`[name="redes.${at}.url"]`).fill(`https://redes.example/illampu/${at}`);
      await choose(page, 'Adorno', 'Ninguno');
      const elegido = page.waitForEvent('filechooser');
      await page
        .getByRole('group', { name: 'Logotipo cuadrado' })
        .getByRole('button', { name: 'Elegir imagen' })
        .click();
      const buffer = await drawn(browser, cuadrado(azul));
      await (await elegido).setFiles({ name: 'illampu.png', mimeType: 'image/png', buffer });
      await page.getByRole('textbox', { name: 'Texto alternativo' }).fill('Illampu');
      await page.getByRole('button', { name: 'Subir imagen' }).click();
      await expect(page.getByRole('img', { name: 'Illampu' })).toBeVisible();
      await page.getByRole('button', { name: 'Guardar borrador' }).click();
      await expect(page.getByText('Creado', { exact: true }).first()).toBeVisible();
      const vista = await openPreview(page);
      await expect(marca(vista)).toHaveAccessibleName('Illampu, inicio');
      await vista.close();
      await visita.goto('/');
      await expect(marca(visita)).toHaveAccessibleName('Cooperativa Kantuta, inicio');
      await page.keyboard.press('Escape');
    });

    await test.step('once published, the site belongs to it', async () => {
      await page.getByRole('button', { name: 'Publicar', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Publicar', exact: true }).click();
      await expect(page.getByText('Publicado', { exact: true }).first()).toBeVisible();
      await requireSpeaks(visita, 'Cooperativa Illampu R.L.', 'Illampu', /kantuta/i);
      expect(await colorDeIcono(visita)).toBe(azul);
      await page.goto('/administrador');
      await expect(page).toHaveTitle(/Cooperativa Illampu R\.L\.$/);
    });
  });

  // The entities follow each other, so either change would show a leftover of the other.
  for (const [cooperativa, otra] of [
    [sajama, illampu],
    [illampu, sajama],
  ] as const) {
    const { nombre, nombreCorto, color } = cooperativa.datos;

    test(`data alone turn the product into ${nombre}: home page, form, panel, mail and letter`, async ({
      browser,
    }, info) => {
      const retratos = new Portraits(cooperativa, [otra], info);
      const api = await apiOf(own.baseURL, 'administrador');
      const visita = await abrir(browser);

      await test.step('applies on the next request after publication, without a restart', async () => {
        await visita.goto('/');
        await expect(marca(visita)).not.toHaveAccessibleName(`${nombreCorto}, inicio`);
        const datos = await rowOf(cooperativa, api, browser);
        const [fila = await create(api, 'sitio/entidad', datos)] = await ok(api.GET('/api/sitio/entidad'));
        await order(api, 'sitio/entidad', await change(api, 'sitio/entidad', fila, datos), 'publicar');
        await visita.reload();
        expect(await marca(visita).getAttribute('aria-label')).toBe(`${nombreCorto}, inicio`);
        await requireSpeaks(visita, nombre, nombreCorto, new RegExp(`kantuta|${otra.datos.nombreCorto}`, 'i'));
        expect(await colorDeIcono(visita)).toBe(color);
      });

      await test.step('home page and a form', async () => {
        await visita.goto('/');
        await visita.getByRole('dialog').getByRole('button', { name: 'Entendido' }).click();
        expect(await worstContrast(visita.getByRole('main').getByRole('link').first())).toBeGreaterThanOrEqual(AA);
        await retratos.takeAtWidths(visita, 'inicio', anchos);
        await visita.goto('/contactanos/reclamos');
        expect(await worstContrast(visita.getByRole('button', { name: 'Continuar' }))).toBeGreaterThanOrEqual(AA);
        await retratos.takeAtWidths(visita, 'formulario', anchos);
      });

      await test.step('the panel', async () => {
        const page = await abrir(browser);
        await signIn(page, 'administrador', '/administrador');
        await expect(page).toHaveTitle(new RegExp(`${nombre}$`));
        const tendencias = page.getByRole('region', { name: /^Tendencias/ });
        await tendencias.scrollIntoViewIfNeeded();
        await expect(tendencias.getByRole('heading', { name: 'Calificaciones' })).toBeVisible();
        await expect(page.getByRole('progressbar')).toHaveCount(0);
        await retratos.takeAtWidths(page, 'panel', anchos);
      });

      await test.step('the mail and its attached letter', async () => {
        // Without an address, so the site's Content-Security-Policy does not apply to the mail.
        const papel = await abrir(browser);
        const destino = `${nombreCorto.toLowerCase()}@ejemplo.bo`;
        const reclamo = await reclamoInAnalysis(api, 3, { medioRespuesta: 'correo', correo: destino });
        await order(api, 'contactanos/reclamos', reclamo, 'responder', {
          respuesta: 'Revisamos su caso: el cobro no correspondía y ya fue devuelto a su cuenta.',
          ...{ resultado: 'favorable', esExpresa: true, esIntegra: true, esComprensible: true },
        });
        const llegados = () => mail.delivered().filter(({ to }) => to.includes(destino));
        await expect.poll(() => llegados().length, { timeout: 30_000 }).toBeGreaterThan(0);
        const recibido = llegados()[0]?.mail;
        expect(recibido?.from?.name).toBe(nombreCorto);
        retratos.requireOwn(`${recibido?.subject} ${recibido?.text}`);
        await papel.setContent(String(recibido?.html));
        await retratos.takeAtWidths(papel, 'correo', [360, 768]);

        const params = { path: { id: reclamo.id } };
        const bajada = api.GET('/api/contactanos/reclamos/{id}/carta', { params, parseAs: 'arrayBuffer' });
        const carta = Buffer.from(await ok(bajada));
        retratos.requireOwn(await readPdf(carta));
        expect(await showPdf(papel, carta)).toBeGreaterThanOrEqual(AA);
        await retratos.take(papel, 'carta');
      });
    });
  }
});

const cuadrado = (color: string) => `<div style="width:512px;height:512px;background:${color}"></div>`;
