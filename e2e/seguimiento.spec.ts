import { expect, type Page, test } from '@playwright/test';
import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { textBox } from './support/form.js';
import { aNetwork, fromAnotherNetwork } from './support/fromAnotherNetwork.js';
import { hydrated } from './support/hydrated.js';
import { newCarnet } from './support/newCarnet.js';
import { unique } from './support/unique.js';

test.use({ viewport: { width: 360, height: 740 } });
test.beforeEach(fromAnotherNetwork);

type Constancia = { codigo: string; enlace: string };

/** A complaint that another person sent before; gives its number and its private link. */
async function reclamar(baseURL: string, numeroDocumento: string): Promise<Constancia> {
  const data = {
    tipoPersona: 'natural',
    nombres: 'Rosa',
    primerApellido: 'Mamani',
    tipoDocumento: 'ci',
    numeroDocumento,
    esCliente: 'socio',
    celular: '71234567',
    direccion: 'Calle Murillo 123, zona Norte',
    departamento: 'LP',
    ciudad: 'El Alto',
    producto: 'cajero_automatico',
    motivo: 'dinero_no_dispensado',
    fechaHecho: '2026-01-15',
    descripcion: unique('El cajero no entregó el dinero y sí lo descontó de mi cuenta.'),
    medioRespuesta: 'agencia',
    medioNumero: 'pantalla',
    aceptaTratamiento: true,
  };
  const answer = await (await apiOf(baseURL)).post('/api/publico/contactanos/reclamos', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

async function preguntar(page: Page, codigo: string, documento: string) {
  await textBox(page, 'Número de reclamo').fill(codigo);
  await textBox(page, 'Número de documento').fill(documento);
  await page.getByRole('button', { name: 'Ver el estado' }).click();
}

test('quien reclamó ve el estado y la fecha límite; con otro documento, nada', async ({ page, baseURL }) => {
  const carnet = newCarnet();
  const { codigo } = await reclamar(baseURL as string, carnet);
  await page.goto('/contactanos/reclamos');
  await page.getByRole('link', { name: 'Siga su reclamo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Seguimiento de reclamos' })).toBeVisible();
  await hydrated(page);
  expect(await barriers(page)).toEqual([]);

  await preguntar(page, codigo, newCarnet());
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('No encontramos un reclamo con ese número y ese documento');
  await expect(textBox(page, 'Número de reclamo')).toHaveValue(codigo);

  await preguntar(page, codigo, carnet);
  const estado = page.getByRole('status').filter({ hasText: codigo });
  await expect(estado).toContainText('Registrado');
  await expect(estado).toContainText('Fecha límite de la respuesta');
  expect(await barriers(page)).toEqual([]);
});

test('con el enlace de su constancia lo sigue sin más datos, y lleva el plazo a su calendario; con otro, nada', async ({
  page,
  baseURL,
}) => {
  const { codigo, enlace } = await reclamar(baseURL as string, newCarnet());
  const pedidas: string[] = [];
  page.on('request', (request) => pedidas.push(request.url() + (request.headers().referer ?? '')));
  await page.goto(enlace);
  const caso = page.getByRole('region', { name: 'Registrado' });
  await expect(caso).toContainText(`Reclamo N° ${codigo}`);
  await expect(caso.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(caso).toContainText(/Quedan \d+ días hábiles/);
  await expect(caso.getByRole('listitem')).toHaveCount(1);
  expect(await barriers(page)).toEqual([]);
  // The key is told in the body of one request, and in no address.
  const [, llave = ''] = enlace.split('.');
  expect(pedidas.filter((url) => url.includes(llave))).toEqual([]);

  const bajada = page.waitForEvent('download');
  await caso.getByRole('button', { name: 'Agregar a mi calendario' }).click();
  expect((await bajada).suggestedFilename()).toBe('plazo.ics');

  await page.goto(enlace.replace(llave, '0'.repeat(32)));
  await page.reload();
  await expect(page.getByText('Ese enlace no es de ningún caso')).toBeVisible();
  await expect(caso).toBeHidden();
});

test('quien comparte su red con alguien que prueba documentos igual lo ve, con una comprobación', async ({
  page,
  baseURL,
  request,
}) => {
  const carnet = newCarnet();
  const { codigo } = await reclamar(baseURL as string, carnet);
  const red = { 'X-Forwarded-For': aNetwork() };
  for (let n = 0; n < 20; n++)
    await request.post('/api/publico/seguimiento', { headers: red, data: { codigo, numeroDocumento: newCarnet() } });
  await page.setExtraHTTPHeaders(red);
  await page.goto('/contactanos/seguimiento');
  await hydrated(page);
  await preguntar(page, codigo, carnet);
  await expect(page.getByRole('status').filter({ hasText: codigo })).toContainText('Registrado');
});

test.describe('sin JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('también, y lo que se escribió mal vuelve escrito', async ({ page, baseURL }) => {
    const carnet = newCarnet();
    const { codigo } = await reclamar(baseURL as string, carnet);
    await page.goto('/contactanos/seguimiento');
    await preguntar(page, 'mi reclamo', carnet);
    await expect(page.getByRole('alert')).toContainText('Escríbalo como está en su constancia');
    await expect(textBox(page, 'Número de documento')).toHaveValue(carnet);
    await preguntar(page, codigo, carnet);
    await expect(page.getByRole('status').filter({ hasText: codigo })).toContainText('Registrado');
    await expect(page).toHaveURL(/\/api\/publico\/seguimiento$/);
  });
});
