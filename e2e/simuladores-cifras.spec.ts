import { formatDate, formatShortDate, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { hydrated } from './support/hydrated.js';
import { ok } from './support/ok.js';
import { dayFromToday, order } from './support/publication.js';
import type { Row } from './support/sections.js';
import { publishCaja, publishedCreditos } from './support/simulables.js';
import { a, CREDITOS, cifra, cuota, DEPOSITOS, dato, prestamo, simulador } from './support/simulador.js';
import { expect, test } from './support/test.js';

const hoy = todayInLaPaz();
const credito = publishedCreditos('simple', 'asegurado');

let caja: Row<'productos/caja-ahorro'>;

test.beforeAll(async ({ baseURL }) => {
  const api = await apiOf(String(baseURL), 'administrador');
  caja = await publishCaja(api);
  const cotizacion = { compra: '11.50', venta: '11.60', ufv: '3.33384', fecha: hoy, motivo: 'Prueba del conversor' };
  await ok(api.PUT('/api/cotizacion', { body: cotizacion }));
});

test.afterAll(async ({ baseURL }) => {
  await order(await apiOf(String(baseURL), 'administrador'), 'productos/caja-ahorro', caja, 'archivar');
});

test('loan C1: equal payments', { tag: '@esencial' }, async ({ page }) => {
  await page.goto(a(CREDITOS, { producto: credito.simple.slug, ...prestamo, plan: 'completo' }));
  await hydrated(page);
  await expect(cifra(page)).toHaveText('Bs 1.757,85');
  await expect(dato(page, 'Intereses')).toHaveText('Bs 13.282,71');
  await expect(dato(page, 'Total que pagará')).toHaveText('Bs 63.282,71');
  await expect(dato(page, 'Costo efectivo anual')).toHaveText('17,23 %');
  await expect(cuota(page, 1)).toContainText('1.091,18666,671.757,8548.908,82');
  await expect(cuota(page, 2)).toContainText('1.105,73652,121.757,8547.803,09');
  await expect(cuota(page, 36)).toContainText('1.757,960,00');
  await expect(simulador(page)).toContainText(
    `vigente desde el ${formatDate(dayFromToday(-3))}; calculado el ${formatDate(hoy)}`,
  );
  await expect(simulador(page)).toContainText('Resultado referencial, no constituye oferta ni compromiso');
});

test('deposit D1', { tag: '@esencial' }, async ({ page }) => {
  await page.goto(a(DEPOSITOS, { monto: '10000', plazo_dias: '360' }));
  await hydrated(page);
  await expect(cifra(page)).toHaveText('Bs 475,00');
  await expect(dato(page, 'Interés bruto')).toHaveText('Bs 475,00');
  await expect(dato(page, 'Retención del RC-IVA')).toHaveText('Bs 0,00');
  await expect(dato(page, 'Total a recibir')).toHaveText('Bs 10.475,00');
});

test('other cases: C3 with insurance, D2 with tax and D5 in dollars', async ({ page }) => {
  await page.goto(a(CREDITOS, { producto: credito.asegurado.slug, ...prestamo, sistema: 'cuota_variable' }));
  await hydrated(page);
  await expect(cifra(page)).toHaveText('Bs 2.067,56');
  await expect(dato(page, 'Última cuota')).toHaveText('Bs 1.407,70');
  await expect(dato(page, 'Intereses')).toHaveText('Bs 12.333,33');
  await expect(dato(page, 'Seguro de desgravamen')).toHaveText('Bs 222,00');
  await expect(dato(page, 'Total que pagará')).toHaveText('Bs 62.555,33');
  await expect(cuota(page, 2)).toContainText('2.048,71');
  await page.goto(a(DEPOSITOS, { monto: '10000', plazo_dias: '30' }));
  await hydrated(page);
  await expect(cifra(page)).toHaveText('Bs 10,87');
  await expect(dato(page, 'Interés bruto')).toHaveText('Bs 12,50');
  await expect(dato(page, 'Retención del RC-IVA')).toHaveText('Bs 1,63');
  await expect(dato(page, 'Total a recibir')).toHaveText('Bs 10.010,87');
  await page.goto(a(DEPOSITOS, { moneda: 'USD', monto: '5000', plazo_dias: '1080' }));
  await hydrated(page);
  await expect(cifra(page)).toHaveText('USD 300,00');
  await expect(dato(page, 'Interés bruto')).toHaveText('USD 300,00');
  await expect(dato(page, 'Retención del RC-IVA')).toHaveText('USD 0,00');
  await expect(dato(page, 'Total a recibir')).toHaveText('USD 5.300,00');
});

test('a deposit with quarterly interest lists its payments and matures on a business day', async ({ page }) => {
  const sabado = Array.from({ length: 7 }, (_, at) => addDays(hoy, 360 + at)).find(
    (day) => new Date(`${day}T00:00:00Z`).getUTCDay() === 6,
  ) as string;
  const plazo_dias = String((Date.parse(sabado) - Date.parse(hoy)) / 86_400_000);
  await page.goto(a(DEPOSITOS, { monto: '10000', plazo_dias, pago: 'trimestral' }));
  await expect(dato(page, 'Vencimiento')).not.toHaveText(formatDate(sabado));
  const pagos = simulador(page).getByRole('table', { name: 'Pagos de intereses' }).locator('tbody tr');
  await expect(pagos).toHaveCount(Math.ceil(Number(plazo_dias) / 90));
  await expect(pagos.last()).toContainText(/\d\d\/\d\d\/\d{4}/);
  await expect(pagos.last()).not.toContainText(formatShortDate(sabado));
});

test("savings A1, at today's rate", async ({ page }) => {
  await page.goto(a('/productos/caja-ahorro', { producto: caja.slug, monto: '5000', plazo_meses: '1' }));
  await hydrated(page);
  await expect(cifra(page)).toHaveText('Bs 10,87');
  await expect(dato(page, 'Interés bruto')).toHaveText('Bs 12,50');
  await expect(dato(page, 'Retención del RC-IVA')).toHaveText('Bs 1,63');
  await expect(dato(page, 'Saldo al final')).toHaveText('Bs 5.010,87');
  expect(await barriers(page)).toEqual([]);
});

test("the converter on the home page: UFV and dollars at today's rate", async ({ page }) => {
  test.slow();
  await page.goto('/');
  await hydrated(page);
  // The announcement may open over the page a moment later.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Convertir bolivianos, dólares y UFV' }).click({ timeout: 2_000 });
  }).toPass();
  const conversor = page.locator('#conversor');
  await conversor.getByRole('textbox', { name: 'Monto' }).fill('10000');
  await conversor.getByRole('combobox', { name: 'De', exact: true }).selectOption('BOB');
  await expect(conversor.getByText('Elija otra moneda')).toBeVisible();
  await expect(conversor.locator('output')).toHaveCount(0);
  await conversor.getByRole('combobox', { name: 'A', exact: true }).selectOption('UFV');
  await expect(conversor.locator('output')).toHaveText('UFV 2.999,54');
  await expect(conversor).toContainText(`Cotización vigente desde el ${formatDate(hoy)}`);
  await expect(page).toHaveURL(/monto=10000&de=BOB&a=UFV/);
  await page.reload();
  await expect(conversor.locator('output')).toHaveText('UFV 2.999,54');
  expect(await barriers(page)).toEqual([]);
});
