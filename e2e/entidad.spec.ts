import { type Browser, expect, type Page, test } from '@playwright/test';
import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { choose } from './support/choose.js';
import { ownProduct } from './support/ownProduct.js';
import { change, order } from './support/publication.js';
import { signIn } from './support/signIn.js';
import { watch } from './support/watch.js';

const anchos = [360, 768, 1440];
const azul = '#0b4f8a';

// The entity is that of every page: the product that all journeys share keeps its own.
test.describe('otra cooperativa', () => {
  const own = ownProduct('entidad');

  const abrir = async (browser: Browser): Promise<Page> => (await browser.newContext(own)).newPage();
  const campo = (page: Page, nombre: string) => page.getByRole('textbox', { name: nombre, exact: true });
  const marca = (page: Page) => page.getByRole('banner').getByRole('link', { name: /, inicio$/ });

  /** What the pages, the icons and the manifest say, at each width; and that nothing of another is left in them. */
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

  /** The colour of an icon in a corner of its middle, `r,g,b`. */
  const colorDeIcono = (page: Page) =>
    page.evaluate(async () => {
      const bitmap = await createImageBitmap(await (await fetch('/icono-192.png')).blob());
      const context = new OffscreenCanvas(192, 192).getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.drawImage(bitmap, 0, 0);
      return [...context.getImageData(30, 30, 1, 1).data.slice(0, 3)].join();
    });

  test('se escribe en el panel, se mira antes, y al publicarla habla en todas partes', async ({ browser }) => {
    const page = await abrir(browser);
    const visita = await abrir(browser);
    await signIn(page, 'administrador', '/administrador/sitio/entidad');
    await expect(campo(page, 'Nombre completo')).toHaveValue('Cooperativa Kantuta R.L.');

    await test.step('un color que no se leería se rechaza, con los pares que fallan', async () => {
      await campo(page, 'Color principal').fill('#f3b229');
      await page.getByRole('button', { name: 'Guardar borrador' }).click();
      await expect(page.getByText(/No se lee bien: enlaces sobre blanco \(1,\d\d a 1\)/)).toBeVisible();
      await campo(page, 'Color principal').fill(azul);
      await expect(page.getByText(/No se lee bien/)).toBeHidden();
    });

    await test.step('con sus datos y su logotipo, se guarda y se mira', async () => {
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
      const buffer = await dibujo(visita, azul);
      await (await elegido).setFiles({ name: 'illampu.png', mimeType: 'image/png', buffer });
      await page.getByRole('textbox', { name: 'Texto alternativo' }).fill('Illampu');
      await page.getByRole('button', { name: 'Subir imagen' }).click();
      await expect(page.getByRole('img', { name: 'Illampu' })).toBeVisible();
      await page.getByRole('button', { name: 'Guardar borrador' }).click();
      await expect(page.getByText('Creado', { exact: true }).first()).toBeVisible();
      await page.getByRole('button', { name: 'Vista previa' }).click();
      const dialogo = page.getByRole('dialog', { name: 'Vista previa' });
      await dialogo.getByRole('button', { name: 'Crear un enlace' }).click();
      const [vista] = await Promise.all([
        page.waitForEvent('popup'),
        dialogo.getByRole('link', { name: 'Abrir', exact: true }).click(),
      ]);
      await expect(marca(vista)).toHaveAccessibleName('Illampu, inicio');
      await vista.close();
      await visita.goto('/');
      await expect(marca(visita)).toHaveAccessibleName('Cooperativa Kantuta, inicio');
      await page.keyboard.press('Escape');
    });

    await test.step('publicada, es otra cooperativa', async () => {
      await page.getByRole('button', { name: 'Publicar', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Publicar', exact: true }).click();
      await expect(page.getByText('Publicado', { exact: true }).first()).toBeVisible();
      await requireSpeaks(visita, 'Cooperativa Illampu R.L.', 'Illampu', /kantuta/i);
      expect(await colorDeIcono(visita)).toBe('11,79,138');
      await page.goto('/administrador');
      await expect(page).toHaveTitle(/Cooperativa Illampu R\.L\.$/);
    });
  });

  test('con lo indispensable, nada queda de la anterior', async ({ browser }) => {
    const api = await apiOf(own.baseURL, 'administrador');
    const [fila] = await (await api.get('/api/sitio/entidad')).json();
    const sajama = {
      nombre: 'Cooperativa Sajama R.L.',
      nombreCorto: 'Sajama',
      lema: 'Firme como la montaña',
      direccion: 'Calle Bolívar N° 300, Oruro',
      correo: null,
      bancaEnLinea: null,
      redes: [],
      color: '#14532d',
      colorAcento: '#fde68a',
      motivo: 'aguayo',
      logoCuadrado: null,
    };
    await order(api, 'sitio/entidad', await change(api, `sitio/entidad/${fila.id}`, sajama), 'publicar');
    await api.dispose();
    const visita = await abrir(browser);
    await requireSpeaks(visita, sajama.nombre, sajama.nombreCorto, /kantuta|illampu/i);
    expect(await colorDeIcono(visita)).toBe('20,83,45');
  });
});

/** A square picture of one colour. */
async function dibujo(page: Page, color: string): Promise<Buffer> {
  await page.setContent(`<body style="margin:0;background:${color}">`);
  return page.screenshot({ clip: { x: 0, y: 0, width: 512, height: 512 } });
}
