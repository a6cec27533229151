import { formatDate, todayInLaPaz } from '@coop/domain';
import { addMonths } from '@coop/domain/calendar';
import { barriers } from './support/barriers.js';
import { holdBack } from './support/holdBack.js';
import { hydrated } from './support/hydrated.js';
import { publishedCreditos } from './support/simulables.js';
import { a, CREDITOS, cifra, DEPOSITOS, dato, deslizador, prestamo, simulador, texto } from './support/simulador.js';
import { expect, test } from './support/test.js';

const hoy = todayInLaPaz();
const credito = publishedCreditos('simple', 'mixto');

test('responds to typing and sliding; the URL follows and reproduces the result', { tag: '@esencial' }, async ({
  page,
  browser,
}) => {
  test.slow();
  await page.goto(a(CREDITOS, { producto: credito.simple.slug }));
  await hydrated(page);
  const entradas = await page.evaluate(() => history.length);
  await texto(page, '¿Cuánto necesita?').fill('20000');
  await expect(texto(page, '¿Cuánto necesita?')).toHaveValue('20.000');
  await expect(deslizador(page, '¿Cuánto necesita?')).toHaveValue('20000');
  await deslizador(page, '¿En cuántos meses?').press('End');
  await expect(texto(page, '¿En cuántos meses?')).toHaveValue('60');
  await deslizador(page, '¿En cuántos meses?').press('ArrowLeft');
  await expect(texto(page, '¿En cuántos meses?')).toHaveValue('59');
  await simulador(page).getByText('Más opciones').click();
  await simulador(page).getByRole('combobox', { name: 'Sistema de pago' }).selectOption('cuota_variable');
  await texto(page, 'Gracia: solo paga interés').fill('3');
  await expect(page).toHaveURL(/monto=20000.*plazo_meses=59.*sistema=cuota_variable.*gracia_meses=3/);
  await expect(simulador(page)).toContainText('Primera cuota, solo de interés');
  expect(await page.evaluate(() => history.length)).toBe(entradas);

  const otro = await (await browser.newContext()).newPage();
  await otro.goto(page.url());
  await expect(cifra(otro)).toHaveText(await cifra(page).innerText());
  await expect(dato(otro, 'Total que pagará')).toHaveText(await dato(page, 'Total que pagará').innerText());
  await expect(otro.getByRole('combobox', { name: 'Sistema de pago' })).toHaveValue('cuota_variable');
});

test('applies input from before hydration, without leaving the page', async ({ page }) => {
  const llegar = await holdBack(page, '**/assets/CreditoSimulatorIsland-*.js');
  await page.goto(a(CREDITOS, { producto: credito.simple.slug, ...prestamo }));
  await hydrated(page);
  await page.evaluate(() => {
    document.body.dataset.misma = 'si';
  });
  await texto(page, '¿Cuánto necesita?').fill('20000');
  await deslizador(page, '¿En cuántos meses?').press('End');
  await page.getByRole('link', { name: 'Comparar con otra opción' }).click({ noWaitAfter: true });
  llegar();
  const opcionA = page.getByRole('group', { name: 'Opción A' });
  await expect(opcionA.getByRole('textbox', { name: '¿Cuánto necesita?' })).toHaveValue('20.000');
  await expect(opcionA.getByRole('textbox', { name: '¿En cuántos meses?' })).toHaveValue('60');
  await expect(page.getByRole('group', { name: 'Opción B' })).toBeVisible();
  await expect(page).toHaveURL(/monto=20000.*plazo_meses=60.*monto_b=20000/);
  await expect(page.locator('body')).toHaveAttribute('data-misma', 'si');
});

test('an out-of-range value shows an error at its field, without a result, and is kept', {
  tag: '@esencial',
}, async ({ page }) => {
  test.slow();
  await page.goto(a(CREDITOS, { producto: credito.simple.slug, ...prestamo }));
  await hydrated(page);
  for (const escrito of ['999', '150.001', '1e5', 'mucho', '-5']) {
    await texto(page, '¿Cuánto necesita?').fill(escrito);
    await expect(texto(page, '¿Cuánto necesita?')).toHaveAccessibleDescription(/de Bs\s1\.000,00 a Bs\s150\.000,00$/);
    await expect(texto(page, '¿Cuánto necesita?')).toHaveValue(escrito);
    await expect(simulador(page).getByText('Corrija el dato señalado')).toBeVisible();
    await expect(cifra(page)).toHaveCount(0);
  }
  await texto(page, '¿En cuántos meses?').fill('12,5');
  await expect(texto(page, '¿En cuántos meses?')).toHaveAccessibleDescription(/número entero de 6 a 60 meses$/);
  expect(await barriers(page)).toEqual([]);
  await texto(page, '¿Cuánto necesita?').fill('50000');
  await texto(page, '¿En cuántos meses?').fill('36');
  await expect(cifra(page)).toHaveText('Bs 1.757,85');
});

test('a URL cannot set the rate or insurance, and its invalid values are shown at their fields', async ({ page }) => {
  await page.goto(
    a(CREDITOS, { producto: credito.simple.slug, ...prestamo, tasa_anual: '1', seguro_desgravamen_mensual: '0.5' }),
  );
  await expect(cifra(page)).toHaveText('Bs 1.757,85');
  await expect(simulador(page)).toContainText('Tasa 16,00 % anual');
  await page.goto(a(DEPOSITOS, { monto: '10000', plazo_dias: '360', tasa_anual: '29' }));
  await expect(cifra(page)).toHaveText('Bs 475,00');

  const casos: [ruta: string, pedido: Record<string, string>, campo: string][] = [
    [CREDITOS, { frecuencia: 'constructor' }, 'Se paga'],
    [CREDITOS, { moneda: '__proto__' }, 'Moneda'],
    [CREDITOS, { monto: '1e3' }, '¿Cuánto necesita?'],
    [DEPOSITOS, { moneda: 'toString' }, 'Moneda'],
    [DEPOSITOS, { fecha: '2026-02-30' }, 'Fecha del depósito'],
  ];
  for (const [ruta, pedido, campo] of casos) {
    expect((await page.goto(a(ruta, pedido)))?.status()).toBe(200);
    await expect(simulador(page).getByLabel(campo, { exact: true }).first()).toHaveAttribute('aria-invalid', 'true');
    await expect(simulador(page)).not.toContainText('native code');
  }
});

test('simulators work by keyboard, without accessibility barriers', async ({ page }) => {
  test.slow();
  await page.goto(a(CREDITOS, { producto: credito.simple.slug, ...prestamo }));
  await hydrated(page);
  await texto(page, '¿Cuánto necesita?').focus();
  await page.keyboard.press('Tab');
  await expect(deslizador(page, '¿Cuánto necesita?')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(texto(page, '¿Cuánto necesita?')).toHaveValue('1.000');
  expect(await barriers(page)).toEqual([]);
  await page.goto(DEPOSITOS);
  await expect(deslizador(page, '¿Por cuántos días?')).toHaveAttribute('aria-valuetext', '360 días');
  expect(await barriers(page)).toEqual([]);
});

test('a mixed loan shows when its rate may change; floating buttons do not cover the simulator', async ({ page }) => {
  await page.goto(a(CREDITOS, { producto: credito.mixto.slug, ...prestamo }));
  await expect(simulador(page)).toContainText(
    `Desde la cuota 13 (${formatDate(addMonths(hoy, 13))}) rige la tasa de referencia (TRe) más 4,50 %: con la TRe de hoy, 3,10 %, sería 7,60 %, y puede cambiar`,
  );
  const barra = page.getByRole('complementary', { name: 'Cotizaciones y contacto' });
  const boton = barra.getByRole('link', { name: 'Punto de Reclamo' });
  for (const width of [360, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const [lugar, franja, caja] = await Promise.all([boton, barra, simulador(page)].map((one) => one.boundingBox()));
    if (!lugar || !franja || !caja) throw new Error('No se ve la barra o el simulador');
    expect(lugar.y >= franja.y || lugar.x >= caja.x + caja.width, `a ${width} px`).toBe(true);
  }
});
