import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { openInPanel, textBox } from './support/form.js';
import { hydrated } from './support/hydrated.js';
import { newCarnet } from './support/newCarnet.js';
import { ok } from './support/ok.js';
import { pdf } from './support/pdf.js';
import { randomNetwork } from './support/randomNetwork.js';
import { signIn } from './support/signIn.js';
import { expect, type Page, test } from './support/test.js';
import { unique } from './support/unique.js';

test.use({ viewport: { width: 360, height: 740 } });

const esto = (name: string, mimeType: string, text: string) => ({ name, mimeType, buffer: Buffer.from(text) });
const extracto = pdf('extracto.pdf');

/** An earlier complaint by another person; returns its number and its private link. */
async function reclamar(baseURL: string, numeroDocumento: string) {
  const api = await apiOf(baseURL);
  const body = {
    tipoPersona: 'natural',
    nombres: 'Rosa',
    primerApellido: 'Mamani',
    tipoDocumento: 'ci',
    numeroDocumento,
    esCliente: 'socio',
    celular: '71234567',
    correo: 'rosa@ejemplo.bo',
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
  } as const;
  const { codigo, enlace } = await ok(api.POST('/api/publico/contactanos/reclamos', { body }));
  return { codigo, enlace: String(enlace) };
}

async function preguntar(page: Page, codigo: string, documento: string) {
  await textBox(page, 'Número de su caso').fill(codigo);
  await textBox(page, 'Número de documento').fill(documento);
  await page.getByRole('button', { name: 'Ver el estado' }).click();
}

test('a complainant sees state and deadline; another document finds nothing', { tag: '@esencial' }, async ({
  page,
  baseURL,
}) => {
  const carnet = newCarnet();
  const { codigo } = await reclamar(baseURL as string, carnet);
  await page.goto('/contactanos/reclamos');
  await page.getByRole('link', { name: 'Siga su reclamo' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Seguir mi caso' })).toBeVisible();
  await hydrated(page);
  expect(await barriers(page)).toEqual([]);

  await preguntar(page, codigo, newCarnet());
  await expect(page.getByRole('alert')).toBeFocused();
  await expect(page.getByRole('alert')).toContainText('No encontramos un caso con ese número y ese documento');
  await expect(textBox(page, 'Número de su caso')).toHaveValue(codigo);

  await preguntar(page, codigo, carnet);
  const caso = page.getByRole('region', { name: 'Registrado' });
  await expect(caso.getByRole('heading')).toBeFocused();
  await expect(caso).toContainText(codigo);
  await expect(caso).toContainText('Le respondemos hasta el');
  expect(await barriers(page)).toEqual([]);
});

test("the receipt's link opens the case and adds its deadline to a calendar; a wrong one finds nothing", {
  tag: '@esencial',
}, async ({ page, baseURL }) => {
  const { codigo, enlace } = await reclamar(baseURL as string, newCarnet());
  const pedidas: string[] = [];
  page.on('request', (request) => pedidas.push(request.url() + (request.headers().referer ?? '')));
  await page.goto(enlace);
  const caso = page.getByRole('region', { name: 'Registrado' });
  await expect(caso).toContainText(`Reclamo N° ${codigo}`);
  await expect(caso.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(caso).toContainText(/Quedan \d+ días hábiles/);
  await expect(caso.getByRole('listitem').filter({ visible: true })).toHaveCount(1);
  expect(await barriers(page)).toEqual([]);
  // The key travels in the body of one request, and in no address.
  const [, llave = ''] = enlace.split('.');
  expect(pedidas.filter((url) => url.includes(llave))).toEqual([]);

  const bajada = page.waitForEvent('download');
  await caso.getByRole('button', { name: 'Agregar a mi calendario' }).click();
  expect((await bajada).suggestedFilename()).toBe('plazo.ics');

  await expect(caso).toContainText('Le escribimos a r•••@ejemplo.bo cuando su caso da un paso');
  await caso.getByRole('button', { name: 'No recibir avisos' }).click();
  await expect(caso).toContainText('No le escribimos a r•••@ejemplo.bo');
  await expect(caso.getByRole('button', { name: 'Recibir avisos', exact: true })).toBeFocused();

  await page.goto(enlace.replace(llave, '0'.repeat(32)));
  await page.reload();
  await expect(page.getByText('Ese enlace no es de ningún caso')).toBeVisible();
  await expect(caso).toBeHidden();
});

test('the link shows the submission and adds a document, which staff find in the case', async ({
  page,
  browser,
  baseURL,
}) => {
  const carnet = newCarnet();
  const { codigo, enlace } = await reclamar(baseURL as string, carnet);
  await page.goto(enlace);
  const caso = page.getByRole('region', { name: 'Registrado' });
  await expect(caso.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(caso.getByText('El cajero no entregó el dinero')).toBeHidden();
  await caso.getByText('Lo que envió', { exact: true }).click();
  await expect(caso.getByText('El cajero no entregó el dinero')).toBeVisible();
  await expect(caso).toContainText(carnet.slice(-3));
  await expect(caso).not.toContainText(carnet);

  await caso.getByText('Agregar documentos', { exact: true }).click();
  await caso.getByLabel('Documentos', { exact: true }).setInputFiles(esto('notas.txt', 'text/plain', 'Apuntes'));
  await caso.getByRole('button', { name: 'Enviar documentos' }).click();
  await expect(caso.getByRole('alert').filter({ hasText: '«notas.txt»' }).first()).toBeVisible();
  await caso.getByRole('button', { name: 'Quitar notas.txt' }).click();
  await caso.getByLabel('Documentos', { exact: true }).setInputFiles(extracto);
  await caso.getByRole('button', { name: 'Enviar documentos' }).click();
  const hecho = caso.getByRole('status').filter({ hasText: 'Recibimos sus documentos' });
  await expect(hecho).toBeFocused();
  await expect(caso.getByRole('listitem').filter({ hasText: 'extracto.pdf' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  const comercial = await (await browser.newContext({ viewport: { width: 1280, height: 720 } })).newPage();
  await signIn(comercial, 'comercial');
  await openInPanel(comercial, 'contactanos/reclamos', codigo);
  await expect(comercial.getByText('Aportados después')).toBeVisible();
  await comercial.getByRole('heading', { name: 'Lo que pasó' }).click();
  await expect(comercial.getByText('Documentos aportados por el enlace privado')).toBeVisible();
});

test("another visitor's failed attempts on the network only cost a challenge", async ({ page, baseURL }) => {
  const carnet = newCarnet();
  const { codigo } = await reclamar(baseURL as string, carnet);
  const red = { 'X-Forwarded-For': randomNetwork() };
  const api = await apiOf(String(baseURL));
  for (let n = 0; n < 20; n++)
    await api.POST('/api/publico/seguimiento', { headers: red, body: { codigo, numeroDocumento: newCarnet() } });
  await page.setExtraHTTPHeaders(red);
  await page.goto('/contactanos/seguimiento');
  await hydrated(page);
  await preguntar(page, codigo, carnet);
  await expect(page.getByRole('region', { name: 'Registrado' })).toContainText(codigo);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('case tracking and later documents by link work, and errors are shown', async ({ page, baseURL }) => {
    const carnet = newCarnet();
    const { codigo, enlace } = await reclamar(baseURL as string, carnet);
    await page.goto('/contactanos/seguimiento');
    await preguntar(page, 'mi reclamo', carnet);
    await expect(page.getByRole('alert')).toContainText('Escríbalo como está en su constancia');
    await expect(textBox(page, 'Número de documento')).toHaveValue(carnet);
    await preguntar(page, codigo, carnet);
    await expect(page.getByRole('region', { name: 'Registrado' })).toContainText(codigo);
    await expect(page).toHaveURL(/\/api\/publico\/seguimiento$/);

    const [, llave = ''] = enlace.split('.');
    await page.goto(enlace);
    await page.getByText('Tengo mi enlace privado').click();
    await page.locator('#enlace-codigo').fill(codigo);
    await page.locator('#enlace-llave').fill(llave);
    await page.locator('#enlace-llave').press('Enter');
    const caso = page.getByRole('region', { name: 'Registrado' });
    const enviar = async (archivo: ReturnType<typeof esto>) => {
      await caso.getByText('Agregar documentos', { exact: true }).click();
      await caso.getByLabel('Documentos', { exact: true }).setInputFiles(archivo);
      await caso.getByRole('button', { name: 'Enviar documentos' }).click();
    };
    await expect(caso).toContainText(codigo);
    await caso.getByRole('button', { name: 'No recibir avisos' }).click();
    await expect(caso).toContainText('No le escribimos a r•••@ejemplo.bo');
    await enviar(esto('notas.pdf', 'application/pdf', 'Esto no es un PDF'));
    await expect(page.getByRole('note').filter({ hasText: '«notas.pdf»' })).toBeVisible();
    await expect(textBox(page, 'Llave de su caso')).toHaveValue(llave);
    await page.getByRole('button', { name: 'Ver su caso' }).click();
    await enviar(extracto);
    await expect(caso.getByRole('status').filter({ hasText: 'Recibimos sus documentos' })).toBeVisible();
    await caso.getByText('Lo que envió', { exact: true }).click();
    await expect(caso.getByRole('listitem').filter({ hasText: 'extracto.pdf' })).toBeVisible();
    expect(page.url()).not.toContain(llave);
  });
});
