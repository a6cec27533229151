import { barriers } from './support/barriers.js';
import { worstContrast } from './support/contrast.js';
import { hydrated } from './support/hydrated.js';
import { layoutShift } from './support/layoutShift.js';
import { sweep } from './support/sweep.js';
import { expect, type Locator, type Page, test } from './support/test.js';
import { smallPhone, Visitor } from './support/visitor.js';
import { watch } from './support/watch.js';

const PANTALLA = 800;
const BARRA = 44;
test.use({ viewport: { width: 360, height: PANTALLA } });

const situaciones = [
  'perdi-mi-tarjeta',
  'mensaje-sospechoso',
  'me-cobraron-mal',
  'no-puedo-pagar-mi-cuota',
  'fallecio-un-familiar-socio',
  'cobrar-una-remesa',
].map((slug) => `/necesito/${slug}`);

const llamar = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Llamar al / });

/** Closes the day's announcement, which covers every page until it is read. */
async function cerrarAviso(page: Page) {
  await page.goto('/necesito');
  await hydrated(page);
  const cerrar = page.locator('[data-aviso] button');
  if (await cerrar.isVisible()) await cerrar.click();
}

async function cabe(parte: Locator) {
  const box = await parte.boundingBox();
  return (box?.y ?? 0) + (box?.height ?? PANTALLA * 2) <= PANTALLA - BARRA;
}

test('the card page offers to block the card on its first screen and in its step', async ({ page }) => {
  await cerrarAviso(page);
  await page.goto('/productos/tarjeta-debito');
  const bloquear = page.getByRole('main').getByRole('link', { name: /^Bloquear ahora: 800/ });
  await expect(bloquear).toHaveAttribute('href', 'tel:800100000');
  expect(await cabe(bloquear)).toBe(true);
  await page.getByRole('link', { name: 'Bloquéela al instante' }).click();
  await expect(page).toHaveURL('/necesito/perdi-mi-tarjeta');
});

test('a visitor who lost a card blocks it', async ({ page }) => {
  const fallas = watch(page);
  await page.setViewportSize(smallPhone);
  const v = await new Visitor(page).arrive();
  await v.press(page.getByRole('navigation', { name: 'Necesito…' }).getByRole('link', { name: 'Perdí mi tarjeta' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Perdí mi tarjeta' })).toBeInViewport();
  await hydrated(page);
  await expect(page.getByText('Atiende ahora')).toBeVisible();
  await expect(llamar(page)).toHaveAttribute('href', 'tel:800100000');
  await v.press(llamar(page));
  v.did('block a lost card');
  expect(fallas).toEqual([]);
});

test('each situation fits in one screen, with the first step and the phone on top', async ({ page }) => {
  await cerrarAviso(page);
  await sweep(situaciones, async (ruta) => {
    // At night the contact details take more words.
    for (const hora of ['03:00', '10:30']) {
      await page.clock.setFixedTime(`2026-11-24T${hora}:00-04:00`);
      await page.goto(ruta);
      await hydrated(page);
      expect(await cabe(page.locator('[data-situacion]')), hora).toBe(true);
    }
    const [primero] = await page.locator('[data-situacion] ol > li').all();
    const telefono = await llamar(page).boundingBox();
    expect(telefono?.height).toBeGreaterThanOrEqual(48);
    expect(telefono?.y).toBeLessThan(PANTALLA / 2);
    await expect(primero as Locator).toContainText('Llamar al');
    expect(await worstContrast(llamar(page))).toBeGreaterThanOrEqual(4.5);
    expect(await barriers(page)).toEqual([]);
    for (const enlace of await page.locator('[data-situacion] a[href^="/"]').all()) {
      expect((await enlace.boundingBox())?.height).toBeGreaterThanOrEqual(48);
      const leads = await page.request.get(String(await enlace.getAttribute('href')));
      expect(leads.status()).toBe(200);
    }
  });
});

test('the list fits in one screen, and the footer, the 404 page and the search lead to it', async ({ page }) => {
  await cerrarAviso(page);
  await page.goto('/necesito');
  expect(await cabe(page.getByRole('main').getByRole('list').last())).toBe(true);
  await expect(llamar(page)).toBeInViewport();
  expect(await barriers(page)).toEqual([]);
  for (const ruta of ['/no-existe', '/productos/creditos']) {
    await page.goto(ruta);
    const enlace = page.getByRole('link', { name: 'Necesito…' }).last();
    await expect(enlace).toHaveAttribute('href', '/necesito');
  }
  for (const [pregunta, titulo] of [
    ['perdí mi tarjeta', 'Perdí mi tarjeta'],
    ['me debitaron dos veces', 'Me cobraron mal'],
    ['murió mi papá', 'Falleció un familiar socio'],
    ['no puedo pagar', 'No puedo pagar mi cuota'],
  ] as const) {
    await page.goto(`/buscar?q=${encodeURIComponent(pregunta)}`);
    await expect(page.getByRole('heading', { level: 2, name: titulo }).first()).toBeInViewport();
    await page.getByRole('link', { name: 'Qué hacer, paso a paso' }).click();
    await expect(page.getByRole('heading', { level: 1, name: titulo })).toBeVisible();
  }
});

test('shows who answers now by the clock in Bolivia, without layout shift', async ({ page }) => {
  for (const ruta of ['/necesito', '/necesito/me-cobraron-mal']) {
    await page.goto(ruta);
    await hydrated(page);
    expect(await layoutShift(page), ruta).toBeLessThan(0.01);
  }

  // A Wednesday at 10:30 and at 23:00.
  await page.clock.setFixedTime(new Date('2026-11-25T10:30:00-04:00'));
  await page.goto('/necesito/me-cobraron-mal');
  await hydrated(page);
  await expect(page.getByText('Atiende ahora', { exact: true })).toBeVisible();
  await expect(page.getByText('cierra a las 20:00')).toBeVisible();
  await page.clock.setFixedTime(new Date('2026-11-25T23:00:00-04:00'));
  await page.reload();
  await expect(page.getByText('No atiende ahora', { exact: true })).toBeVisible();
  await expect(page.getByText(/Respuesta en 5 días hábiles: si reclama hoy, hasta el \p{L}+ \d+ de /u)).toBeVisible();
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test("checks whether a caller's number belongs to the entity, without the input in the URL", async ({ page }) => {
      await page.goto('/necesito/mensaje-sospechoso');
      const campo = page.getByLabel('Teléfono, correo o dirección de internet');
      for (const [dato, dice] of [
        ['800 10 0000', /Sí: Línea gratuita\./],
        ['+591 69999999', /Ese teléfono no está entre los nuestros/],
        ['https://kantuta.example.evil.example', /Esa dirección no está entre los nuestros/],
      ] as const) {
        await campo.fill(dato);
        await page.getByRole('button', { name: 'Revisar' }).click();
        await expect(page.getByRole('status').filter({ hasText: dice })).toBeInViewport();
        expect(page.url()).not.toContain(dato);
      }
      await campo.fill('hola');
      await page.getByRole('button', { name: 'Revisar' }).click();
      await expect(page.getByRole('alert')).toHaveText('Escriba un teléfono, un correo o una dirección de internet');
      if (javaScriptEnabled) return expect(await barriers(page)).toEqual([]);
      // The step, the telephone and its hours are readable without JavaScript too.
      await page.goto('/necesito');
      await page.getByRole('main').getByRole('link', { name: 'Me cobraron mal' }).click();
      await expect(llamar(page)).toBeInViewport();
      await expect(page.getByText('todos los días de 8:00 a 20:00').first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Registrar mi reclamo' })).toBeVisible();
    });
  });
