import { barriers } from './support/barriers.js';
import { hydrated } from './support/hydrated.js';
import { publicAddresses } from './support/publicAddresses.js';
import { sweep } from './support/sweep.js';
import { expect, type Page, test } from './support/test.js';

/** In the page: a speech engine that finishes at once and records each text. */
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

test.describe('reading aids', () => {
  const abrir = (page: Page) => page.locator('summary', { hasText: 'Para leer mejor' }).click();

  test('large text is remembered and does not scroll sideways', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/productos/creditos');
    await hydrated(page);
    const alto = () =>
      page.getByRole('heading', { level: 1 }).evaluate((h1) => parseFloat(getComputedStyle(h1).fontSize));
    const antes = await alto();
    await abrir(page);
    // This browser has no Spanish voice.
    await expect(page.getByRole('button', { name: 'Letra grande' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Escuchar esta página' })).toBeHidden();
    await page.getByRole('button', { name: 'Letra grande' }).click();
    expect(await alto()).toBeGreaterThan(antes * 1.1);
    // The open dialog covers other controls.
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

  test('on the narrowest phone, large text scrolls no page sideways', async ({ page }) => {
    test.slow();
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addInitScript(() => localStorage.setItem('letra', 'grande'));
    await sweep(publicAddresses, async (ruta) => {
      await page.goto(ruta);
      await expect(page.locator('html')).toHaveAttribute('data-letra', 'grande');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    });
  });

  test("the device's voice reads the page without its menus, pauses, resumes and stops", async ({ page }) => {
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
    // A text interrupted by a pause starts again.
    const leido = await dicho();
    expect(leido[3]).toBe(leido[2]);
    expect(leido.join(' ')).not.toContain('Iniciar Sesión');
    await page.getByRole('button', { name: 'Detener la lectura' }).click();
    await expect(page.getByRole('button', { name: 'Escuchar esta página' })).toBeVisible();

    await page.goto('/necesito');
    await page.getByRole('link', { name: 'Perdí mi tarjeta' }).click();
    await page.getByRole('button', { name: 'Escuchar los pasos' }).click();
    await expect.poll(async () => (await dicho()).length).toBe(3);
    await page.getByRole('button', { name: 'Detener la lectura' }).click();
  });

  test('without JavaScript, a page links to its easy-to-read version if it has one', async ({ browser }) => {
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
