import { barriers } from './support/barriers.js';
import { hydrated } from './support/hydrated.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { smallPhone, Visitor } from './support/visitor.js';
import { watch } from './support/watch.js';

const enElAlto = { latitude: -16.505, longitude: -68.164 };
test.use({ viewport: smallPhone });

test.describe('a visitor in El Alto', () => {
  test.use({ geolocation: enElAlto, permissions: ['geolocation'] });

  test('gets to the nearest open branch, without sending their location', async ({ page }) => {
    const fallas = watch(page);
    const pedidas: string[] = [];
    page.on('request', (request) => pedidas.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.clock.setFixedTime(new Date('2026-11-25T10:30:00-04:00'));
    const v = await new Visitor(page).arrive();
    await v.press(page.getByRole('link', { name: 'Todas en el mapa, y las que están abiertas' }));
    await hydrated(page);
    await v.press(page.getByRole('button', { name: 'Abiertas ahora' }));
    await v.press(page.getByRole('button', { name: 'Cerca de mí' }));
    const primera = page.locator('[data-agencia]:visible').first();
    await expect(primera).toContainText('Agencia El Alto – La Ceja');
    await expect(primera).toContainText(/\d+ m/);
    await expect(page.getByRole('status').filter({ hasText: 'La más cercana está a' })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    expect(fallas).toEqual([]);
    await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'Un mapa' }));
    await v.press(primera.getByRole('link', { name: /^Cómo llegar/ }));
    await expect(page).toHaveURL(/destination=-16\.50\d+%2C-68\.16/);
    v.did('get to the nearest open branch');
    expect(pedidas.filter((pedida) => /16[.,]505|68[.,]164/.test(pedida))).toEqual([]);
  });
});

for (const [device, userAgent, route] of [
  ['an iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)', /^https:\/\/maps\.apple\.com\/\?daddr=-\d/],
  ['an Android', 'Mozilla/5.0 (Linux; Android 15; K)', /^geo:-\d/],
  ['a computer', 'Mozilla/5.0 (X11; Linux x86_64)', /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=-\d/],
] as const)
  test(`on ${device}, «Cómo llegar» starts where the visitor is`, async ({ browser }) => {
    const page = await (await browser.newContext({ userAgent })).newPage();
    await page.goto('/contactanos/agencias');
    await hydrated(page);
    const links = page.locator('a[aria-label^="Cómo llegar a"]');
    expect(await links.count()).toBeGreaterThan(5);
    for (const link of await links.all()) await expect(link).toHaveAttribute('href', route);
    await page.context().close();
  });

test('«open now» follows the clock in Bolivia; without a location the visitor chooses a departamento', async ({
  page,
}) => {
  const visibles = page.locator('[data-agencia]:visible');
  // A Wednesday at 10:30 and at 20:30.
  await page.clock.setFixedTime(new Date('2026-11-25T10:30:00-04:00'));
  await page.goto('/contactanos/agencias');
  await hydrated(page);
  const todas = await visibles.count();
  await page.getByRole('button', { name: 'Abiertas ahora' }).click();
  const deDia = await visibles.count();
  expect(deDia).toBeGreaterThan(5);
  expect(deDia).toBeLessThan(todas);
  await expect(page.locator('[data-agencia]', { hasText: 'Agencia Montero' })).toBeHidden();
  await page.clock.setFixedTime(new Date('2026-11-25T20:30:00-04:00'));
  await page.reload();
  await hydrated(page);
  await page.getByRole('button', { name: 'Abiertas ahora' }).click();
  await expect(visibles).toHaveCount(1);
  await expect(visibles).toContainText('Las 24 horas');
  await page.getByRole('button', { name: 'Cerca de mí' }).click();
  await expect(page.getByText(/Elija su departamento/)).toBeVisible();
});

test('filters by ATM and ramp without JavaScript', async ({ browser }) => {
  const page = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await page.goto('/contactanos/agencias');
  await page.getByRole('link', { name: 'Con cajero' }).click();
  await page.getByRole('link', { name: 'Con rampa' }).click();
  await expect(page).toHaveURL('/contactanos/agencias?cajero=si&rampa=si');
  const fichas = page.locator('[data-agencia]');
  for (const ficha of await fichas.all()) await expect(ficha).toContainText(/cajero.* rampa/);
  await expect(page.getByRole('button', { name: 'Cerca de mí' })).toBeHidden();
  await fichas.first().locator('summary').click();
  await expect(fichas.first()).toContainText('Lunes a viernes');
  await page.getByRole('link', { name: 'Con rampa' }).click();
  await expect(page).toHaveURL('/contactanos/agencias?cajero=si');
  await page.close();
});

test('fourteen branches fit in four screens, with touch targets of 48 px', async ({ page }) => {
  // Past midnight, in opening hours, and on a Saturday night, which has the longest texts.
  for (const moment of ['2026-11-23T00:20', '2026-11-25T10:30', '2026-11-28T20:00']) {
    await page.clock.setFixedTime(new Date(`${moment}:00-04:00`));
    await page.goto('/contactanos/agencias');
    await hydrated(page);
    const fichas = page.locator('[data-agencia]');
    const cuantas = await fichas.count();
    const alto = (await page.locator('[data-agencias]').boundingBox())?.height ?? 0;
    expect(alto / cuantas).toBeLessThanOrEqual((4 * 640) / 14);
  }
  // A branch shows its buttons once it is open.
  await page.locator('[data-agencia]').first().locator('summary').click();
  const botones = page.locator('[data-agencia] > p > a, [data-cerca], [data-abiertas]').filter({ visible: true });
  await expect(botones.nth(3)).toBeVisible();
  for (const boton of await botones.all()) expect((await boton.boundingBox())?.height).toBeGreaterThanOrEqual(48);
});

test('coordinates copied from a map fill both fields', async ({ page }) => {
  await signIn(page, 'administrador', '/administrador/sitio/agencias/create');
  const latitud = page.getByRole('textbox', { name: 'Latitud' });
  await latitud.fill('-1');
  await latitud.evaluate((caja) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', '-16.495512345678, -68.1336');
    caja.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(latitud).toHaveValue('-16,495512');
  await expect(page.getByRole('textbox', { name: 'Longitud' })).toHaveValue('-68,1336');
});
