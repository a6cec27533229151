import { aliados } from './support/copy/aliados.js';
import { convenios } from './support/copy/convenios.js';
import { type RunningProduct, startWithSections } from './support/copy/startWithSections.js';
import { sugerencias } from './support/copy/sugerencias.js';
import { codeOf, consent, send, textBox } from './support/form.js';
import { httpOf } from './support/httpOf.js';
import { hydrated } from './support/hydrated.js';
import { pause } from './support/pause.js';
import { signIn } from './support/signIn.js';
import { type APIRequestContext, expect, type Page, test } from './support/test.js';

const minutes = 60_000;
const draft = {
  ...{ empresa: 'Librería El Cóndor', descuento: '12.5', rubro: 'educacion', sucursales: [{ ciudad: 'Viacha' }] },
  ...{ sitioWeb: 'https://condor.bo/socios', correo: 'socios@condor.bo', telefono: '+59122000000' },
  ...{ firma: '2026-03-20T18:30:00.000Z', hastaMes: '2027-03', abre: '08:30', tono: '#0b4f8a' },
  requisitos: ['Carnet vigente', 'Ser socio'],
};

test.describe('a new section, from one file and its line in the list', () => {
  test.describe.configure({ mode: 'serial' });

  let product: RunningProduct;
  let administrador: APIRequestContext;
  let rrhh: APIRequestContext;
  let visitante: APIRequestContext;
  let row: { id: string; version: number; slug: string };
  let agencia: { id: string; slug: string; nombre: string };

  test.beforeAll(async () => {
    test.setTimeout(5 * minutes);
    product = await startWithSections({ convenios, aliados, sugerencias });
    administrador = await httpOf(product.address, 'administrador');
    rrhh = await httpOf(product.address, 'rrhh');
    visitante = await httpOf(product.address);
  });

  test.afterAll(() => product?.end());

  test('has a table that stores a row with its image, records and history', async ({ page }) => {
    [agencia] = await (await visitante.get('/api/publico/sitio/agencias')).json();
    const logotipo = await upload(administrador, await page.screenshot());
    const created = await administrador.post('/api/convenios', { data: { ...draft, logotipo, agencia: agencia.id } });
    expect(created.status()).toBe(201);
    row = await created.json();
    const stored = await (await administrador.get(`/api/convenios/${row.id}`)).json();
    expect(stored).toMatchObject({ ...draft, descuento: '12.5000', logotipo, estado: 'borrador' });
    const history = await (await administrador.get(`/api/convenios/${row.id}/historial`)).json();
    expect(history).toMatchObject([{ accion: 'crear', email: 'administrador@kantuta.test', version: 1 }]);
  });

  test('validates input, requires administrador, is in OpenAPI and exports its columns', async () => {
    const refused = await administrador.post('/api/convenios', { data: { empresa: 'Otra', descuento: '101' } });
    expect(refused.status()).toBe(422);
    expect(Object.keys((await refused.json()).errors)).toEqual(['descuento']);

    const statuses = async (api: APIRequestContext) => [
      (await api.get('/api/convenios')).status(),
      (await api.post('/api/convenios', { data: draft })).status(),
    ];
    expect(await statuses(rrhh)).toEqual([403, 403]);
    expect(await statuses(visitante)).toEqual([401, 401]);
    expect((await administrador.get('/api/convenios')).headers()['content-range']).toBe('convenios 0-0/1');

    const { paths, components } = await (await visitante.get('/api/openapi.json')).json();
    expect(paths).toHaveProperty(['/api/convenios', 'post']);
    expect(paths).toHaveProperty(['/api/publico/convenios', 'get']);
    expect(Object.keys(components.schemas.Convenios.properties)).toEqual(expect.arrayContaining(Object.keys(draft)));

    const [heading, line] = (await (await administrador.get('/api/convenios/exportar')).text()).split('\n');
    const columns = heading?.split(';') ?? [];
    expect(columns).toEqual(expect.arrayContaining(['Empresa', 'Descuento', 'Sucursales']));
    expect(line?.split(';')[columns.indexOf('Descuento')]).toBe('12,5000');
  });

  test('is public once published, and not before', async () => {
    const read = () => visitante.get(`/api/publico/convenios/${row.slug}`);
    expect((await read()).status()).toBe(404);
    const published = await administrador.post(`/api/convenios/${row.id}/publicar`, { data: { version: row.version } });
    expect(published.status()).toBe(200);
    const publicRow = await (await read()).json();
    expect(publicRow).toMatchObject({ empresa: draft.empresa, sucursales: draft.sucursales });
    expect((await visitante.get(publicRow.logotipo.url)).headers()['content-type']).toBe('image/webp');
  });

  test('has public pages for the list and each row, with all written data', async ({ browser }) => {
    const page = await browser.newPage({ baseURL: product.address });
    await page.goto('/convenios?q=condor');
    await expect(page.getByRole('heading', { level: 1, name: 'Convenios' })).toBeVisible();
    await expect(page.getByText('12,50 %')).toBeVisible();
    await page.getByRole('link', { name: draft.empresa }).click();
    await expect(page).toHaveURL(`${product.address}/convenios/${row.slug}`);
    await expect(page.getByRole('heading', { level: 1, name: draft.empresa })).toBeVisible();
    for (const text of ['12,50 %', 'Viacha']) await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole('main').getByAltText('Logotipo de la librería').first()).toBeVisible();
    await page.goto('/convenios?q=nada');
    await expect(page.getByText('No hay convenios con esas palabras')).toBeVisible();
    expect((await page.goto('/convenios/no-existe'))?.status()).toBe(404);

    await page.goto(`/convenios/${row.slug}`);
    const main = page.getByRole('main');
    for (const text of ['Educación', '20 de marzo de 2026, 14:30', 'marzo de 2027', '08:30', ...draft.requisitos])
      await expect(main.getByText(text, { exact: true })).toBeVisible();
    for (const [name, href] of [
      [draft.sitioWeb, draft.sitioWeb],
      [draft.correo, `mailto:${draft.correo}`],
      ['22000000', `tel:${draft.telefono}`],
      [agencia.nombre, `/contactanos/agencias#${agencia.slug}`],
    ] as const)
      await expect(main.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
    await expect(main.getByText(draft.tono)).toHaveCount(0);
    await expect(main.locator('dd').getByText(draft.empresa, { exact: true })).toHaveCount(0);

    // A list without filterable fields has no filters and says that it is empty.
    await page.goto('/aliados');
    await expect(page.getByText('Todavía no hay aliados')).toBeVisible();
    await expect(main.locator('details')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Ver', exact: true })).toHaveCount(0);
    await page.goto('/aliados?q=nada');
    await expect(page.getByText('No hay aliados con esas palabras')).toBeVisible();
    await page.close();
  });

  for (const javaScriptEnabled of [true, false])
    test(`its list filters by choices ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({ browser }) => {
      const page = await browser.newPage({ baseURL: product.address, javaScriptEnabled });
      const rubro = page.getByLabel('Rubro');
      const choose = async (value: string) => {
        await rubro.selectOption(value);
        if (!javaScriptEnabled) await page.getByRole('search').getByRole('button', { name: 'Buscar' }).click();
        await expect(page).toHaveURL(new RegExp(`[?&]rubro=${value}`));
      };
      await page.goto('/convenios');
      await choose('salud');
      await expect(page.getByText('No hay convenios con esos filtros')).toBeVisible();
      await choose('educacion');
      await expect(page.getByRole('link', { name: draft.empresa })).toBeVisible();
      await expect(rubro).toHaveValue('educacion');
      await page.close();
    });

  test('has a menu entry, a list and a form in the panel', async ({ browser }) => {
    const page = await browser.newPage({ baseURL: product.address });
    await signIn(page, 'administrador');
    await menuEntry(page).click();
    await expect(page).toHaveURL(`${product.address}/administrador/convenios`);
    for (const text of ['Convenios con descuentos para socios.', draft.empresa, '12,5'])
      await expect(page.getByText(text).first()).toBeVisible();
    await page.getByRole('link', { name: 'Crear' }).click();
    for (const label of ['Empresa', 'Descuento']) await expect(page.getByLabel(label)).toBeVisible();
    for (const label of ['Logotipo', 'Sucursales']) await expect(page.getByText(label).first()).toBeVisible();
    await page.close();
  });

  test('a new form has a public page, a receipt and a list', async ({ browser }) => {
    const page = await browser.newPage({ baseURL: product.address });
    await page.goto('/contactanos/sugerencias');
    await expect(page.getByRole('heading', { level: 1, name: 'Sugerencia' })).toBeVisible();
    await hydrated(page);
    await send(page).click();
    await expect(textBox(page, 'Su sugerencia')).toHaveAttribute('aria-invalid', 'true');
    await textBox(page, 'Su sugerencia').fill('Que la agencia de Viacha abra también los sábados.');
    await page.getByLabel('Convenio del que habla').selectOption(draft.empresa);
    await consent(page).check();
    await pause(page);
    await send(page).click();
    const code = await codeOf(page, /SUG-20\d\d-\d{6}/);
    const number = /SUG-20\d\d-\d{6}/.exec(code)?.[0];
    const [found] = await (await administrador.get('/api/contactanos/sugerencias')).json();
    expect(found).toMatchObject({ codigo: number, estado: 'recibida', convenio: row.id });
    expect((await rrhh.get('/api/contactanos/sugerencias')).status()).toBe(403);
    await page.close();
  });

  test('is hidden from other roles in the panel', async ({ browser }) => {
    const page = await browser.newPage({ baseURL: product.address });
    await signIn(page, 'rrhh');
    await expect(page.getByRole('navigation', { name: 'Menú del panel' })).toBeVisible();
    await expect(menuEntry(page)).toHaveCount(0);
    await page.close();
  });
});

const menuEntry = (page: Page) =>
  page.getByRole('navigation', { name: 'Menú del panel' }).getByRole('menuitem', { name: 'Convenios' });

async function upload(api: APIRequestContext, picture: Buffer): Promise<string> {
  const archivo = { name: 'logotipo.png', mimeType: 'image/png', buffer: picture };
  const multipart = { archivo, seccion: 'convenios', campo: 'logotipo', alternativo: 'Logotipo de la librería' };
  const answer = await api.post('/api/archivos', { multipart });
  expect(answer.status()).toBe(201);
  return (await answer.json()).id;
}
