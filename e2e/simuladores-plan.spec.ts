import { readFile } from 'node:fs/promises';
import { formatShortDate, todayInLaPaz } from '@coop/domain';
import { addMonths } from '@coop/domain/calendar';
import { hydrated } from './support/hydrated.js';
import { publishedCreditos } from './support/simulables.js';
import { a, CREDITOS, cifra, cuota, DEPOSITOS, prestamo } from './support/simulador.js';
import { expect, type Page, test } from './support/test.js';

const hoy = todayInLaPaz();
const credito = publishedCreditos('asegurado');

test('the plan is printed alone and complete, downloads as CSV and goes with the application', async ({ page }) => {
  test.slow();
  await page.goto(a(CREDITOS, { producto: credito.asegurado.slug, ...prestamo }));
  await hydrated(page);
  await expect(cuota(page, 12)).toBeVisible();
  await expect(cuota(page, 13)).toBeHidden();
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.cuotas = String(document.querySelectorAll('#simulador tbody tr').length);
    };
  });
  await page.getByRole('button', { name: 'Imprimir plan de pagos' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-cuotas', '36');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-isla]:has(#simulador) ~ *').first()).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Elija el suyo' })).toBeHidden();
  await expect(cifra(page)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(cuota(page, 13)).toBeHidden();
  await page.getByRole('link', { name: 'Ver las 36 cuotas' }).click();
  await expect(cuota(page, 36)).toBeVisible();
  const bajada = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Plan de pagos (CSV)' }).click();
  const lineas = (await readFile(await (await bajada).path(), 'utf8')).trimEnd().split('\n');
  expect(lineas[0]).toBe('\ufeffN°;Fecha;Capital;Interés;Seguro;Cargos;Cuota total;Saldo');
  expect(lineas[1]).toBe(`1;${formatShortDate(addMonths(hoy, 1))};1091,18;666,67;12,00;0,00;1769,85;48908,82`);
  expect(lineas).toHaveLength(37);
  await page.getByRole('link', { name: 'Solicitar este crédito' }).click();
  await expect(page).toHaveURL(/\/contactanos\/solicitud-credito\?/);
  await expect(page.locator('[name=producto]')).toHaveValue(credito.asegurado.id);
  await expect(page.locator('[name=montoSolicitado]')).toHaveValue('50.000');
  await expect(page.locator('[name=plazoMeses]')).toHaveValue('36');
});

const tablas = [
  ['Plan de pagos', () => a(CREDITOS, { producto: credito.asegurado.slug, ...prestamo }), 36],
  ['Pagos de intereses', () => a(DEPOSITOS, { monto: '10000', plazo_dias: '1080', pago: 'mensual' }), 36],
] as const;
for (const [nombre, direccion, todas] of tablas)
  test(`prints all rows: ${nombre}`, async ({ page, browser }) => {
    const filas = (de: Page) => de.getByRole('table', { name: nombre, includeHidden: true }).locator('tbody tr');
    const sinGuion = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
    for (const vista of [page, sinGuion]) {
      await vista.goto(direccion());
      await vista.emulateMedia({ media: 'print' });
      await expect(filas(vista).filter({ visible: true })).toHaveCount(todas);
      await vista.emulateMedia({ media: 'screen' });
      await expect(filas(vista).nth(12)).toBeHidden();
    }
    await hydrated(page);
    await page.locator('#simulador h2').hover();
    await expect(filas(page)).toHaveCount(12);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(filas(page)).toHaveCount(todas);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(filas(page)).toHaveCount(12);
    await sinGuion.context().close();
  });

test("a deposit request is prefilled for staff, at today's rate", async ({ page }) => {
  await page.goto(a(DEPOSITOS, { monto: '10.000', plazo_dias: '360' }));
  await page.getByRole('link', { name: 'Quiero este DPF' }).click();
  const mensaje = page.getByRole('textbox', { name: /^Su consulta/ });
  await expect(mensaje).toHaveValue(
    /^Quiero abrir este depósito a plazo fijo: Bs\s10\.000,00 a 360 días, al 4,75\s% anual, con el interés al vencimiento\. .* gano Bs\s475,00 y que vence el /,
  );
  await expect(page.locator('[name=tema]')).toHaveValue('dpf');
  // A rate claimed by an address is ignored.
  await page.goto(
    `/contactanos/consultas?tema=dpf&dpf=${encodeURIComponent('monto=10000&plazo_dias=360&tasa_anual=29')}`,
  );
  await expect(mensaje).toHaveValue(/al 4,75\s% anual/);
  await page.goto(`/contactanos/consultas?tema=dpf&dpf=${encodeURIComponent('monto=1&plazo_dias=7')}`);
  await expect(mensaje).toHaveValue('');
});
