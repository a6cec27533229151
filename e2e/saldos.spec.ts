import { choose } from './support/choose.js';
import { dayBox } from './support/dayBox.js';
import { holdBack } from './support/holdBack.js';
import { httpOf } from './support/httpOf.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { unique } from './support/unique.js';

const encabezado =
  'numero_socio;numero_documento;nombre_completo;producto_tipo;numero_operacion;moneda;saldo;dias_mora;agencia';
const archivo = (name: string, ...filas: string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([encabezado, ...filas].join('\r\n')),
});

test('a faulty balances file changes nothing; a valid one applies, is queried and is annulled', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const nombre = `${unique('saldos')}.csv`;
  const socio = String(Math.floor(Math.random() * 9e8) + 1e8);
  const bueno = [
    `${socio};7${socio};Persona de Prueba Número Uno;caja_ahorro;1001-${socio};BOB;1.250,50;;Central`,
    `${socio};7${socio};Persona de Prueba Número Uno;credito;CR-${socio};BOB;20000;3;Central`,
  ];
  const llegan = await holdBack(page, /\/api\/saldos\/lotes\?/);
  await signIn(page, 'administrador', '/administrador/saldos?vista=lotes');
  await expect(page.getByRole('heading', { name: 'Cargar un archivo' })).toBeVisible();
  const lote = page.getByRole('listitem').filter({ hasText: nombre }).first();

  const boton = page.getByRole('button', { name: 'Cargar', exact: true });
  const cargar = async (...filas: string[]) => {
    await dayBox(page, 'Fecha de corte').fill('hoy');
    await page.getByLabel('Archivo CSV').setInputFiles(archivo(nombre, ...filas));
    await boton.click();
  };

  await test.step('no upload is possible while the batches are unknown', async () => {
    await dayBox(page, 'Fecha de corte').fill('hoy');
    await page.getByLabel('Archivo CSV').setInputFiles(archivo(nombre, ...bueno));
    await expect(page.getByRole('button', { name: nombre })).toBeVisible();
    await expect(boton).toBeDisabled();
    llegan();
    await expect(boton).toBeEnabled();
  });

  await test.step('a file with an error offers a report to download', async () => {
    await cargar(...bueno, `${socio};7${socio};Otra;ahorros;X-1234;BOB;1;;Central`);
    await expect(lote.getByText('Con errores', { exact: true })).toBeVisible();
    const descarga = page.waitForEvent('download');
    await lote.getByRole('button', { name: 'Descargar los errores' }).click();
    expect((await descarga).suggestedFilename()).toMatch(/^errores-saldos-.*\.csv$/);
  });

  await test.step('a valid file applies, with its totals', async () => {
    await cargar(...bueno);
    await expect(lote.getByText('Espera confirmación', { exact: true })).toBeVisible();
    await lote.getByRole('button', { name: 'Está completo: poner en vigor' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Poner en vigor un archivo más corto' });
    await dialogo.getByLabel('Motivo').fill('Archivo de una prueba');
    await dialogo.getByRole('button', { name: 'Poner en vigor' }).click();
    await expect(dialogo.getByText('Usted cargó este archivo: lo confirma otra persona')).toBeVisible();
    const sistemas = await httpOf(String(baseURL), 'sistemas');
    const [{ id }] = await (await sistemas.get('/api/saldos/lotes?range=[0,0]')).json();
    const data = { motivo: 'Archivo de una prueba' };
    expect((await sistemas.post(`/api/saldos/lotes/${id}/confirmar`, { data })).ok()).toBe(true);
    await page.reload();
    await expect(lote.getByText('Vigente', { exact: true })).toBeVisible();
    await expect(lote.getByRole('row', { name: /Caja de ahorro 1 Bs.1\.250,50/ })).toBeVisible();
  });

  await test.step('balances are queried by an exact number and a reason', async () => {
    await page.getByRole('tab', { name: 'Consulta' }).click();
    await choose(page, 'Buscar por', 'N° de socio');
    await page.getByRole('textbox', { name: 'N° de socio' }).fill(socio);
    await page.getByRole('button', { name: 'Consultar' }).click();
    await expect(page.getByText('Elija el motivo de la consulta')).toBeVisible();
    await choose(page, 'Motivo', 'Consulta presencial del socio');
    await page.getByRole('button', { name: 'Consultar' }).click();
    await expect(page.getByText(/^Saldos al .* el dato oficial es el del sistema central\./)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Caja de ahorro' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Crédito', exact: true })).toBeVisible();
    await page.getByRole('textbox', { name: 'N° de socio' }).fill('999999998');
    await page.getByRole('button', { name: 'Consultar' }).click();
    await expect(page.getByRole('heading', { name: 'No hay saldos con ese número' })).toBeVisible();
  });

  await test.step('annulled with a reason, the previous one applies again', async () => {
    await page.getByRole('tab', { name: 'Lotes' }).click();
    await lote.getByRole('button', { name: 'Anular' }).click();
    await page.getByRole('dialog').getByLabel('Motivo').fill('Archivo de una prueba');
    await page.getByRole('dialog').getByRole('button', { name: 'Anular' }).click();
    await expect(lote.getByText('Anulado', { exact: true })).toBeVisible();
    await expect(
      page.getByRole('listitem').filter({ hasText: 'saldos-demostracion.csv' }).getByText('Vigente', { exact: true }),
    ).toBeVisible();
  });
});

test('comercial queries only its products and cannot upload; sistemas sees no names', async ({ page, browser }) => {
  test.slow();
  await signIn(page, 'comercial', '/administrador/saldos');
  await expect(page.getByRole('button', { name: 'Consultar' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Lotes' })).toBeHidden();
  await choose(page, 'Motivo', 'Consulta telefónica del socio');
  await page.getByRole('textbox', { name: 'N° de documento' }).fill('4812345');
  await page.getByRole('button', { name: 'Consultar' }).click();
  await expect(page.getByRole('heading', { name: 'Caja de ahorro' })).toBeVisible();
  await expect(page.getByText('María Elena Choque Mamani').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Crédito', exact: true })).toBeHidden();

  const otra = await (await browser.newContext()).newPage();
  await signIn(otra, 'sistemas', '/administrador/saldos');
  await choose(otra, 'Motivo', 'Otro motivo');
  await otra.getByRole('textbox', { name: 'N° de documento' }).fill('4812345');
  await otra.getByRole('button', { name: 'Consultar' }).click();
  await expect(otra.getByText('••••45').first()).toBeVisible();
  await expect(otra.getByText('María Elena')).toBeHidden();
});
