import { readFile } from 'node:fs/promises';
import type { Cooperativa } from '@coop/client';
import { readXlsx } from 'hucre/xlsx';
import { ageSignIn } from './support/ageSignIn.js';
import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { choose } from './support/choose.js';
import { chooseFromMore } from './support/chooseFromMore.js';
import { newCarnet } from './support/newCarnet.js';
import { ok } from './support/ok.js';
import { create } from './support/publication.js';
import type { Reclamo } from './support/reclamoByLetter.js';
import type { NewRow } from './support/sections.js';
import { signIn } from './support/signIn.js';
import { type Download, expect, type Page, test } from './support/test.js';
import { unique } from './support/unique.js';

const seccion = 'contactanos/reclamos';
const formula = '=HYPERLINK("https://malo.example";"Pulse aquí") en mi estado de cuenta';

/** Two complaints of one person, registered by comercial. */
async function registrar(api: Cooperativa, carnet: string): Promise<Reclamo[]> {
  const reclamo: Omit<NewRow<typeof seccion>, 'descripcion'> = {
    tipoPersona: 'natural',
    nombres: 'Rosa',
    primerApellido: 'Mamani',
    tipoDocumento: 'ci',
    numeroDocumento: carnet,
    esCliente: 'socio',
    celular: '71234567',
    direccion: 'Calle Murillo 123, zona Norte',
    departamento: 'LP',
    ciudad: 'El Alto',
    producto: 'cajero_automatico',
    motivo: 'dinero_no_dispensado',
    fechaHecho: '2026-01-15',
    montoComprometido: '1250.50',
    medioRespuesta: 'agencia',
    medioNumero: 'pantalla',
    aceptaTratamiento: true,
  };
  const filas = [];
  for (const descripcion of [formula, 'El cajero no entregó el dinero; sí lo descontó de mi cuenta.'])
    filas.push(await create(api, seccion, { ...reclamo, descripcion }));
  return filas;
}

const bajar = async (page: Page, pulsar: () => Promise<void>): Promise<Download> => {
  const [descarga] = await Promise.all([page.waitForEvent('download'), pulsar()]);
  return descarga;
};

/** The rows of a workbook, keyed by the header row. */
async function libro(descarga: Download) {
  const { sheets } = await readXlsx(await readFile(await descarga.path()));
  const [titulos = [], ...filas] = sheets[0]?.rows ?? [];
  return filas.map((fila) => Object.fromEntries(titulos.map((titulo, at) => [String(titulo), fila[at]])));
}

test('comercial exports the complaints of the list to CSV and Excel', async ({ page, baseURL }) => {
  const carnet = newCarnet();
  const casos = await registrar(await apiOf(String(baseURL), 'comercial'), carnet);
  await signIn(page, 'comercial');
  const filtro = encodeURIComponent(JSON.stringify({ q: carnet }));
  await page.goto(`/administrador/${seccion}?filter=${filtro}&displayedFilters=%7B%7D`);

  const csv = await bajar(page, () => chooseFromMore(page, 'Exportar 2 (CSV)'));
  expect(csv.suggestedFilename()).toMatch(/^contactanos-reclamos-\d{4}-\d\d-\d\d\.csv$/);
  const texto = await readFile(await csv.path(), 'utf8');
  expect(texto.startsWith('\ufeff')).toBe(true);
  for (const { codigo } of casos) expect(texto).toContain(`;${codigo};`);
  expect(texto).toContain(';1250,50;');
  expect(texto).toContain(`"'=HYPERLINK(""https://malo.example""`);

  const excel = await bajar(page, () => chooseFromMore(page, 'Exportar 2 (Excel)'));
  expect(excel.suggestedFilename()).toMatch(/\.xlsx$/);
  const filas = await libro(excel);
  expect(filas.map(({ Código }) => Código).sort()).toEqual(casos.map(({ codigo }) => codigo).sort());
  for (const fila of filas) {
    expect(fila['Monto comprometido']).toBe(1250.5);
    expect(fila['Fecha del hecho']).toEqual(new Date('2026-01-15T00:00:00Z'));
  }
  expect(filas.map((fila) => fila['Descripción del reclamo'])).toContain(formula);

  // Users without the right see no export.
  await page.goto('/administrador/saldos');
  await expect(page.getByRole('heading', { name: 'Saldos' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Más|Exportar)/ })).toHaveCount(0);
});

test('the monthly report downloads, is not filed early, and agrees with the statistics and the list', async ({
  page,
  baseURL,
}) => {
  const [caso] = await registrar(await apiOf(String(baseURL), 'comercial'), newCarnet());
  await signIn(page, 'comercial', `/administrador/${seccion}`);
  await chooseFromMore(page, 'Reporte mensual');
  const ventana = page.getByRole('dialog', { name: 'Reporte mensual de reclamos' });
  await ventana.getByRole('combobox', { name: 'Mes' }).click();
  await page.getByRole('option').first().click();
  await expect(ventana.getByText('El mes todavía no terminó')).toBeVisible();
  await expect(ventana.getByRole('button', { name: 'Presentar el reporte' })).toHaveCount(0);
  await expect(ventana.getByText('Registrados en el mes', { exact: true })).toBeVisible();
  const filas = await libro(await bajar(page, () => ventana.getByRole('button', { name: 'Descargar Excel' }).click()));
  const fila = filas.find(({ Código }) => Código === caso?.codigo);
  expect(fila?.['Motivo de inclusión']).toBe('Registrado en el mes');
  await page.keyboard.press('Escape');
  await expect(ventana).toBeHidden();

  await chooseFromMore(page, 'Estadísticas');
  const estadisticas = page.getByRole('dialog', { name: 'Estadísticas: Reclamos' });
  await expect(estadisticas.getByText('días hábiles, mediana')).toBeVisible();
  const porMotivo = estadisticas
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Por motivo' }) });
  await porMotivo.getByText('Los mismos números en tabla').click();
  const cuantos = porMotivo.getByRole('row').nth(1).getByRole('link');
  const total = await cuantos.textContent();
  expect(await barriers(page)).toEqual([]);
  await cuantos.click();
  await expect(estadisticas).toBeHidden();
  await expect(page.getByText(new RegExp(`de ${total}\\b`)).first()).toBeVisible();
});

test("administrador defines the supervisor's format and comercial exports the month in it", async ({
  page,
  browser,
  baseURL,
}) => {
  const [caso] = await registrar(await apiOf(String(baseURL), 'comercial'), newCarnet());
  const nombre = unique('Formato del supervisor');
  const formatos = 'sitio/formatos-de-reporte';
  await signIn(page, 'administrador', `/administrador/${formatos}/create`);
  await page.getByRole('textbox', { name: 'Nombre' }).fill(nombre);
  await choose(page, 'Separador de columnas', 'Barra vertical (|)');
  await choose(page, 'Codificación', 'UTF-8');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Agregue al menos 1').first()).toBeVisible();
  const api = await apiOf(String(baseURL), 'administrador');
  await create(api, formatos, {
    nombre,
    separador: 'barra',
    codificacion: 'utf8',
    fechas: 'aaaammdd',
    decimal: 'punto',
    columnas: [
      { campo: 'fijo', fijo: 'CAC' },
      { campo: 'codigo', titulo: 'NRO' },
    ],
  });
  await page.goto(`/administrador/${formatos}`);
  await expect(page.getByText(nombre)).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  const comercial = await (await browser.newContext()).newPage();
  await signIn(comercial, 'comercial', `/administrador/${seccion}`);
  await chooseFromMore(comercial, 'Reporte mensual');
  const ventana = comercial.getByRole('dialog', { name: 'Reporte mensual de reclamos' });
  await ventana.getByRole('combobox', { name: 'Mes' }).click();
  await comercial.getByRole('option').first().click();
  await choose(comercial, 'Formato', nombre);
  const baja = ventana.getByRole('button', { name: 'Descargar en este formato' });
  const texto = await readFile(await (await bajar(comercial, () => baja.click())).path(), 'utf8');
  expect(texto.split('\r\n')[0]).toBe('Un texto fijo|NRO');
  expect(texto.split('\r\n')).toContain(`CAC|${caso?.codigo}`);
});

test('administrador sees who opened a complaint; comercial does not', async ({ page, browser, baseURL }) => {
  const comercial = await apiOf(String(baseURL), 'comercial');
  const [caso] = await registrar(comercial, newCarnet());
  await ok(comercial.GET(`/api/${seccion}/{id}`, { params: { path: { id: String(caso?.id) } } }));
  await signIn(page, 'administrador', `/administrador/${seccion}/${caso?.id}/show`);
  await page.getByRole('tab', { name: 'Consultas de este caso' }).click();
  await expect(page.getByRole('tabpanel').getByText('Carla Vargas Rojas')).toHaveCount(1);
  await page.getByRole('tab', { name: 'Historial' }).click();
  await expect(page.getByRole('tabpanel').getByText('Abrir', { exact: true })).toHaveCount(0);

  const otra = await (await browser.newContext()).newPage();
  await signIn(otra, 'comercial', `/administrador/${seccion}/${caso?.id}/show`);
  await expect(otra.getByRole('tab', { name: 'Historial' })).toBeVisible();
  await expect(otra.getByRole('tab', { name: 'Consultas de este caso' })).toHaveCount(0);
});

test('an export after a long session asks for the password, then downloads the file', async ({ page, baseURL }) => {
  const [caso] = await registrar(await apiOf(String(baseURL), 'comercial'), newCarnet());
  await signIn(page, 'comercial');
  await page.goto(`/administrador/${seccion}?filter=${encodeURIComponent(JSON.stringify({ q: caso?.codigo }))}`);
  await ageSignIn(page, '**/exportar?**');
  const confirma = page.getByRole('dialog', { name: 'Confirme que es usted' });
  const pedir = async () => {
    await chooseFromMore(page, 'Exportar 1 (CSV)');
    await expect(confirma).toBeVisible();
  };

  await pedir();
  expect(await barriers(page)).toEqual([]);
  await confirma.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('Ingrese su contraseña otra vez para continuar')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(seccion));

  await pedir();
  const clave = confirma.getByLabel('Contraseña', { exact: true });
  await clave.fill('no-es-la-clave');
  await confirma.getByRole('button', { name: 'Continuar' }).click();
  await expect(confirma.getByRole('alert')).toHaveText('Correo o contraseña incorrectos.');
  await clave.fill('kantuta-demo');
  const descarga = await bajar(page, () => confirma.getByRole('button', { name: 'Continuar' }).click());
  expect(await readFile(await descarga.path(), 'utf8')).toContain(`;${caso?.codigo};`);
  await expect(confirma).toHaveCount(0);
});
