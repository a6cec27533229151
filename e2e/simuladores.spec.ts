import { readFile } from 'node:fs/promises';
import { formatDate, formatShortDate, todayInLaPaz } from '@coop/domain';
import { addDays, addMonths } from '@coop/domain/calendar';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { hydrated } from './support/hydrated.js';
import { dayFromToday, order, type Row } from './support/publication.js';
import { publishCaja, publishCredito } from './support/simulables.js';

const CREDITOS = '/productos/creditos';
const DEPOSITOS = '/productos/depositos-plazo-fijo';
const hoy = todayInLaPaz();

let api: APIRequestContext;
let simple: Row;
let asegurado: Row;
let solaFirma: Row;
let sinInteres: Row;
let mixto: Row;
let caja: Row;

test.beforeAll(async ({ baseURL }) => {
  api = await apiOf(String(baseURL), 'administrador');
  simple = await publishCredito(api, { graciaMaxMeses: 6, frecuencias: ['mensual', 'trimestral'] });
  asegurado = await publishCredito(api, { seguroDesgravamenMensual: '0.024' });
  solaFirma = await publishCredito(api, { tasaAnual: '24' });
  sinInteres = await publishCredito(api, { tasaAnual: '0' });
  mixto = await publishCredito(api, { tipoTasa: 'mixta', periodoFijoMeses: 12, spread: '4.5', treReferencia: '3.1' });
  caja = await publishCaja(api);
  const cotizacion = { compra: '11.50', venta: '11.60', ufv: '3.33384', fecha: hoy, motivo: 'Prueba del conversor' };
  expect((await api.put('/api/cotizacion', { data: cotizacion })).status()).toBe(200);
});

test.afterAll(async () => {
  for (const credito of [simple, asegurado, solaFirma, sinInteres, mixto])
    await order(api, 'productos/simulador-creditos', credito, 'archivar');
  await order(api, 'productos/caja-ahorro', caja, 'archivar');
});

const simulador = (page: Page) => page.locator('#simulador');
const cifra = (page: Page) => simulador(page).locator('output').first();
const dato = (page: Page, nombre: string) =>
  simulador(page).locator('dl > div').filter({ hasText: nombre }).first().locator('dd');
const cuota = (page: Page, numero: number) =>
  simulador(page)
    .getByRole('table', { name: /^Plan de pagos/ })
    .first()
    .locator('tbody tr')
    .nth(numero - 1);
const texto = (page: Page, nombre: string) => simulador(page).getByRole('textbox', { name: nombre, exact: true });
const deslizador = (page: Page, nombre: string) => simulador(page).getByRole('slider', { name: nombre, exact: true });
const a = (ruta: string, pedido: Record<string, string>) => `${ruta}?${new URLSearchParams(pedido)}`;

type Caso = [nombre: string, pedido: () => Record<string, string>, mira: (page: Page) => Promise<void>];
const prestamo = { monto: '50000', plazo_meses: '36' };

const creditos: Caso[] = [
  [
    'C1: cuota fija',
    () => ({ producto: simple.slug, ...prestamo, plan: 'completo' }),
    async (page) => {
      await expect(cifra(page)).toHaveText('Bs 1.757,85');
      await expect(dato(page, 'Intereses')).toHaveText('Bs 13.282,71');
      await expect(dato(page, 'Total que pagará')).toHaveText('Bs 63.282,71');
      await expect(dato(page, 'Costo efectivo anual')).toHaveText('17,23 %');
      await expect(cuota(page, 1)).toContainText('1.091,18666,671.757,8548.908,82');
      await expect(cuota(page, 2)).toContainText('1.105,73652,121.757,8547.803,09');
      await expect(cuota(page, 36)).toContainText('1.757,960,00');
    },
  ],
  [
    'C2: con seguro de desgravamen',
    () => ({ producto: asegurado.slug, ...prestamo, plan: 'completo' }),
    async (page) => {
      await expect(cifra(page)).toHaveText('Bs 1.769,85');
      await expect(dato(page, 'Seguro de desgravamen')).toHaveText('Bs 239,10');
      await expect(dato(page, 'Total que pagará')).toHaveText('Bs 63.521,81');
      await expect(dato(page, 'Costo efectivo anual')).toHaveText('17,56 %');
      await expect(cuota(page, 2)).toContainText('1.769,59');
      await expect(cuota(page, 36)).toContainText('1.758,38');
    },
  ],
  [
    'C3: cuota variable',
    () => ({ producto: asegurado.slug, ...prestamo, sistema: 'cuota_variable' }),
    async (page) => {
      await expect(cifra(page)).toHaveText('Bs 2.067,56');
      await expect(dato(page, 'Última cuota')).toHaveText('Bs 1.407,70');
      await expect(dato(page, 'Intereses')).toHaveText('Bs 12.333,33');
      await expect(dato(page, 'Seguro de desgravamen')).toHaveText('Bs 222,00');
      await expect(dato(page, 'Total que pagará')).toHaveText('Bs 62.555,33');
      await expect(cuota(page, 2)).toContainText('2.048,71');
    },
  ],
  [
    'C4: a sola firma',
    () => ({ producto: solaFirma.slug, monto: '7.000', plazo_meses: '12' }),
    async (page) => {
      await expect(cifra(page)).toHaveText('Bs 661,92');
      await expect(dato(page, 'Total que pagará')).toHaveText('Bs 7.943,00');
      await expect(dato(page, 'Costo efectivo anual')).toHaveText('26,82 %');
      await expect(cuota(page, 1)).toContainText('521,92140,00');
      await expect(cuota(page, 12)).toContainText('661,88');
    },
  ],
  [
    'C6: sin interés',
    () => ({ producto: sinInteres.slug, monto: '12000', plazo_meses: '12' }),
    async (page) => {
      await expect(cifra(page)).toHaveText('Bs 1.000,00');
      for (const numero of [1, 6, 12]) await expect(cuota(page, numero)).toContainText('1.000,000,001.000,00');
    },
  ],
];

for (const [nombre, pedido, mira] of creditos)
  test(`crédito ${nombre}`, async ({ page }) => {
    await page.goto(a(CREDITOS, pedido()));
    await hydrated(page);
    await mira(page);
    await expect(simulador(page)).toContainText(
      `vigente desde el ${formatDate(dayFromToday(-3))}; calculado el ${formatDate(hoy)}`,
    );
    await expect(simulador(page)).toContainText('Resultado referencial, no constituye oferta ni compromiso');
  });

const depositos: [string, Record<string, string>, bruto: string, rcIva: string, liquido: string, total: string][] = [
  ['D1', { monto: '10000', plazo_dias: '360' }, 'Bs 475,00', 'Bs 0,00', 'Bs 475,00', 'Bs 10.475,00'],
  ['D2', { monto: '10000', plazo_dias: '30' }, 'Bs 12,50', 'Bs 1,63', 'Bs 10,87', 'Bs 10.010,87'],
  ['D3', { monto: '10000', plazo_dias: '180' }, 'Bs 225,00', 'Bs 0,00', 'Bs 225,00', 'Bs 10.225,00'],
  ['D5', { moneda: 'USD', monto: '5000', plazo_dias: '1080' }, 'USD 300,00', 'USD 0,00', 'USD 300,00', 'USD 5.300,00'],
  ['D6', { monto: '25000', plazo_dias: '1080' }, 'Bs 4.875,00', 'Bs 0,00', 'Bs 4.875,00', 'Bs 29.875,00'],
];

for (const [nombre, pedido, bruto, rcIva, liquido, total] of depositos)
  test(`depósito ${nombre}`, async ({ page }) => {
    await page.goto(a(DEPOSITOS, pedido));
    await hydrated(page);
    await expect(cifra(page)).toHaveText(liquido);
    await expect(dato(page, 'Interés bruto')).toHaveText(bruto);
    await expect(dato(page, 'Retención del RC-IVA')).toHaveText(rcIva);
    await expect(dato(page, 'Total a recibir')).toHaveText(total);
  });

test('un depósito con pagos trimestrales los muestra, y vence en un día hábil', async ({ page }) => {
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

test('ahorro A1, con la tasa de hoy', async ({ page }) => {
  await page.goto(a('/productos/caja-ahorro', { producto: caja.slug, monto: '5000', plazo_meses: '1' }));
  await hydrated(page);
  await expect(cifra(page)).toHaveText('Bs 10,87');
  await expect(dato(page, 'Interés bruto')).toHaveText('Bs 12,50');
  await expect(dato(page, 'Retención del RC-IVA')).toHaveText('Bs 1,63');
  await expect(dato(page, 'Saldo al final')).toHaveText('Bs 5.010,87');
  expect(await barriers(page)).toEqual([]);
});

test('el conversor, desde el inicio: UFV y dólares a la cotización del día', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await hydrated(page);
  // The announcement that opens over the page may come a moment later.
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

test('responde mientras se escribe y se desliza; la dirección lo sigue y lo reproduce', async ({ page, browser }) => {
  test.slow();
  await page.goto(a(CREDITOS, { producto: simple.slug }));
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

test('lo escrito y lo tocado antes de que llegue su guion se toman en cuenta, y nadie deja la página', async ({
  page,
}) => {
  let llegar = () => {};
  const llega = new Promise<void>((resolve) => {
    llegar = resolve;
  });
  await page.route('**/assets/CreditoSimulatorIsland-*.js', (route) => llega.then(() => route.continue()));
  await page.goto(a(CREDITOS, { producto: simple.slug, ...prestamo }));
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

test('lo que está fuera de lo permitido se dice en su campo, sin resultado y sin perder lo escrito', async ({
  page,
}) => {
  test.slow();
  await page.goto(a(CREDITOS, { producto: simple.slug, ...prestamo }));
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

test('una dirección no puede traer una tasa ni un seguro suyos', async ({ page }) => {
  await page.goto(
    a(CREDITOS, { producto: simple.slug, ...prestamo, tasa_anual: '1', seguro_desgravamen_mensual: '0.5' }),
  );
  await expect(cifra(page)).toHaveText('Bs 1.757,85');
  await expect(simulador(page)).toContainText('Tasa 16,00 % anual');
  await page.goto(a(DEPOSITOS, { monto: '10000', plazo_dias: '360', tasa_anual: '29' }));
  await expect(cifra(page)).toHaveText('Bs 475,00');
});

test('un crédito mixto dice desde cuándo puede cambiar su tasa', async ({ page }) => {
  await page.goto(a(CREDITOS, { producto: mixto.slug, ...prestamo }));
  await expect(simulador(page)).toContainText(
    `Desde la cuota 13 (${formatDate(addMonths(hoy, 13))}) rige la tasa de referencia (TRe) más 4,50 %: con la TRe de hoy, 3,10 %, sería 7,60 %, y puede cambiar`,
  );
});

test('compara dos opciones en la misma dirección, y deja de compararlas', async ({ page }) => {
  test.slow();
  await page.goto(a(CREDITOS, { producto: simple.slug, ...prestamo }));
  await hydrated(page);
  await page.getByRole('link', { name: 'Comparar con otra opción' }).click();
  const b = page.getByRole('group', { name: 'Opción B' });
  await b.getByRole('combobox', { name: 'Tipo de crédito' }).selectOption(solaFirma.slug);
  await b.getByRole('textbox', { name: '¿Cuánto necesita?' }).fill('7000');
  await b.getByRole('textbox', { name: '¿En cuántos meses?' }).fill('12');
  const tabla = page.getByRole('table', { name: 'Comparación de las dos opciones' });
  await expect(tabla.getByRole('row', { name: 'Total que pagará' })).toContainText('Bs 63.282,71Bs 7.943,00');
  await expect(tabla.getByRole('row', { name: 'Cuotas' })).toContainText('fijas, cada mesfijas, cada mes');
  await expect(page.getByText('La opción B cuesta Bs 12.339,71 menos en intereses, seguro y cargos')).toBeVisible();
  await expect(page).toHaveURL(/monto_b=7000/);
  expect(await barriers(page)).toEqual([]);
  await page.reload();
  await expect(tabla.getByRole('row', { name: 'Primera cuota' })).toContainText('Bs 1.757,85Bs 661,92');
  await hydrated(page);
  await page.getByRole('link', { name: 'Dejar de comparar' }).click();
  await expect(tabla).toBeHidden();
  await expect(page).not.toHaveURL(/_b=/);
});

test('hasta tres depósitos se comparan, con lo que va de uno a otro en palabras', async ({ page }) => {
  test.slow();
  await page.goto(a(DEPOSITOS, { monto: '10000', plazo_dias: '360' }));
  await hydrated(page);
  await page.getByRole('link', { name: 'Comparar con otro plazo' }).click();
  await expect(page).toHaveURL(/plazo_dias_b=390/);
  await expect(page.getByText('La opción B gana Bs 120,83 más que la A y espera 30 días más.')).toBeVisible();
  await page.getByRole('link', { name: 'Comparar con un tercero' }).click();
  const c = page.getByRole('group', { name: 'Opción C' });
  await c.getByRole('textbox', { name: '¿Por cuántos días?' }).fill('720');
  const tabla = page.getByRole('table', { name: 'Comparación de los depósitos' });
  await expect(tabla.getByRole('row', { name: 'Gana, líquido' })).toContainText('Bs 475,00Bs 595,83Bs 1.250,00');
  await expect(page.getByText('La que más rinde por año es la C.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Comparar con/ })).toHaveCount(0);
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Dejar de comparar' }).click();
  await expect(tabla).toBeHidden();
});

test('el mismo dinero en escalera: cada parte a su tasa, una tras otra', async ({ page }) => {
  await page.goto(a(DEPOSITOS, { monto: '40000', plazo_dias: '360' }));
  await hydrated(page);
  await page.getByText('¿Y si lo divido para no esperar todo?').click();
  const escalera = page.getByRole('table', { name: 'Depósitos de la escalera' });
  await expect(escalera.locator('tbody tr')).toHaveCount(4);
  await expect(escalera.locator('tbody tr').last()).toContainText('4,75 %Bs 475,00');
  await page.locator('#escalera').getByRole('combobox', { name: 'Divido mi dinero en' }).selectOption('2');
  await expect(escalera.locator('tbody tr')).toHaveCount(2);
  await expect(page).toHaveURL(/partes=2/);
  expect(await barriers(page)).toEqual([]);
});

test('el depósito que alguien quiere llega escrito a quien lo atiende, a la tasa de hoy', async ({ page }) => {
  await page.goto(a(DEPOSITOS, { monto: '10.000', plazo_dias: '360' }));
  await page.getByRole('link', { name: 'Quiero este DPF' }).click();
  const mensaje = page.getByRole('textbox', { name: /^Su consulta/ });
  await expect(mensaje).toHaveValue(
    /^Quiero abrir este depósito a plazo fijo: Bs\s10\.000,00 a 360 días, al 4,75\s% anual, con el interés al vencimiento\. .* gano Bs\s475,00 y que vence el /,
  );
  await expect(page.locator('[name=tema]')).toHaveValue('dpf');
  // What an address claims of a rate is nobody's word.
  await page.goto(
    `/contactanos/consultas?tema=dpf&dpf=${encodeURIComponent('monto=10000&plazo_dias=360&tasa_anual=29')}`,
  );
  await expect(mensaje).toHaveValue(/al 4,75\s% anual/);
  await page.goto(`/contactanos/consultas?tema=dpf&dpf=${encodeURIComponent('monto=1&plazo_dias=7')}`);
  await expect(mensaje).toHaveValue('');
});

test('cuánto se puede pagar con un ingreso, que no queda en la dirección; y cuánto ahorra un adelanto', async ({
  page,
}) => {
  test.slow();
  await page.goto(a(CREDITOS, { producto: simple.slug, ...prestamo }));
  await hydrated(page);
  await page.getByText('¿Cuánto puedo pagar?').click();
  const capacidad = page.locator('#capacidad');
  await capacidad.getByRole('textbox', { name: 'Lo que entra a su casa cada mes' }).fill('4500');
  await expect(capacidad).toContainText('Puede pagar hasta Bs 1.800,00 al mes');
  await expect(capacidad).toContainText('39,07 % de su ingreso: cabe, con poco margen');
  await capacidad.getByRole('textbox', { name: 'Lo que ya paga por otros créditos' }).fill('500');
  await expect(capacidad).toContainText(`con ${simple.nombre}, le alcanza para hasta Bs 36.900`);
  await capacidad.getByRole('button', { name: 'Simular ese monto' }).click();
  await expect(texto(page, '¿Cuánto necesita?')).toHaveValue('36.900');
  await expect(page).toHaveURL(/monto=36900/);
  expect(page.url()).not.toContain('4500');

  await texto(page, '¿Cuánto necesita?').fill('50000');
  await page.getByText('¿Y si adelanto un pago?').click();
  const adelanto = page.locator('#adelanto');
  await adelanto.getByRole('textbox', { name: 'Adelanto' }).fill('10000');
  await expect(adelanto).toContainText('Termina 7 meses antes');
  await adelanto.getByRole('combobox', { name: 'Para' }).selectOption('cuota');
  await expect(adelanto).toContainText('Se ahorra Bs 1.751,15');
  await expect(adelanto).toContainText('baja de Bs 1.757,85 a Bs 1.268,22');
  expect(await barriers(page)).toEqual([]);
});

test('el plan baja como planilla, se ve entero y va con la solicitud', async ({ page }) => {
  test.slow();
  await page.goto(a(CREDITOS, { producto: asegurado.slug, ...prestamo }));
  await hydrated(page);
  await expect(cuota(page, 12)).toBeVisible();
  await expect(cuota(page, 13)).toHaveCount(0);
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
  await expect(page.locator('[name=producto]')).toHaveValue(asegurado.id);
  await expect(page.locator('[name=montoSolicitado]')).toHaveValue('50.000');
  await expect(page.locator('[name=plazoMeses]')).toHaveValue('36');
});

test('imprimir deja en el papel el plan entero, y nada más de la página', async ({ page }) => {
  await page.goto(a(CREDITOS, { producto: simple.slug, ...prestamo }));
  await hydrated(page);
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
  await expect(cuota(page, 13)).toHaveCount(0);
});

test('los simuladores se manejan con el teclado y se leen sin barreras', async ({ page }) => {
  test.slow();
  await page.goto(a(CREDITOS, { producto: simple.slug, ...prestamo }));
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

test('los botones que siempre están a mano no tapan el simulador', async ({ page }) => {
  await page.goto(CREDITOS);
  const barra = page.getByRole('complementary', { name: 'Cotizaciones y contacto' });
  const boton = barra.getByRole('link', { name: 'Punto de Reclamo' });
  for (const width of [360, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const [lugar, franja, caja] = await Promise.all([boton, barra, simulador(page)].map((one) => one.boundingBox()));
    if (!lugar || !franja || !caja) throw new Error('No se ve la barra o el simulador');
    expect(lugar.y >= franja.y || lugar.x >= caja.x + caja.width, `a ${width} px`).toBe(true);
  }
});

test.describe('sin JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('un formulario que se envía simula el crédito, y un enlace lo compara', async ({ page }) => {
    await page.goto(a(CREDITOS, { producto: simple.slug }));
    await texto(page, '¿Cuánto necesita?').fill('50.000');
    await texto(page, '¿En cuántos meses?').fill('36');
    await expect(deslizador(page, '¿Cuánto necesita?')).toBeHidden();
    await page.getByRole('button', { name: 'Calcular' }).click();
    await expect(page).toHaveURL(/plazo_meses=36/);
    await expect(cifra(page)).toHaveText('Bs 1.757,85');
    await simulador(page).getByText('Plan de pagos, cuota por cuota').click();
    await page.getByRole('link', { name: 'Ver las 36 cuotas' }).click();
    await expect(cuota(page, 36)).toContainText('1.757,960,00');
    await page.getByRole('link', { name: 'Comparar con otra opción' }).click();
    await page.getByRole('group', { name: 'Opción B' }).getByRole('textbox', { name: '¿En cuántos meses?' }).fill('24');
    await page.getByRole('button', { name: 'Calcular' }).click();
    await expect(page.getByRole('row', { name: 'Plazo' })).toContainText('36 meses24 meses');
  });

  test('cuánto se puede pagar, un adelanto y una escalera se preguntan enviando su formulario', async ({ page }) => {
    await page.goto(a(CREDITOS, { producto: simple.slug, ...prestamo }));
    await page.getByText('¿Cuánto puedo pagar?').click();
    const capacidad = page.locator('#capacidad');
    await capacidad.getByRole('textbox', { name: 'Lo que entra a su casa cada mes' }).fill('4.500');
    await capacidad.getByRole('button', { name: 'Calcular' }).click();
    await expect(capacidad).toContainText('Puede pagar hasta Bs 1.800,00 al mes');
    await page.getByText('¿Y si adelanto un pago?').click();
    const adelanto = page.locator('#adelanto');
    await adelanto.getByRole('textbox', { name: 'Adelanto' }).fill('10000');
    await adelanto.getByRole('button', { name: 'Calcular' }).click();
    await expect(adelanto).toContainText('Termina 7 meses antes');
    await page.goto(a(DEPOSITOS, { monto: '40000' }));
    await page.getByText('¿Y si lo divido para no esperar todo?').click();
    await page.locator('#escalera').getByRole('button', { name: 'Calcular' }).click();
    await expect(page.getByRole('table', { name: 'Depósitos de la escalera' }).locator('tbody tr')).toHaveCount(4);
  });

  test('lo que está mal se dice en su campo, con lo escrito', async ({ page }) => {
    await page.goto(DEPOSITOS);
    await texto(page, '¿Cuánto desea depositar?').fill('uno');
    await page.getByRole('button', { name: 'Calcular' }).click();
    await expect(page).toHaveURL(/monto=uno/);
    await expect(texto(page, '¿Cuánto desea depositar?')).toHaveValue('uno');
    await expect(texto(page, '¿Cuánto desea depositar?')).toHaveAccessibleDescription(/Escriba un valor de Bs\s500,00/);
    await expect(cifra(page)).toHaveCount(0);
  });

  test('el simulador del inicio lleva al de la página del crédito', async ({ page }) => {
    await page.goto('/');
    const mini = page.getByRole('region', { name: 'Simulador' });
    await mini.getByRole('combobox', { name: 'Tipo de crédito' }).selectOption('credito-pyme');
    await mini.getByRole('textbox', { name: '¿Cuánto necesita?' }).fill('60000');
    await mini.getByRole('button', { name: 'Ver el plan' }).click();
    await expect(page).toHaveURL(/\/productos\/prestamos\?.*producto=credito-pyme.*monto=60000/);
    await expect(cifra(page)).toHaveText(/^Bs/);
  });
});

test('lo que un enlace pide mal se dice en su campo, y el sitio sigue en pie', async ({ page }) => {
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
