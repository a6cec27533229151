import { setTimeout } from 'node:timers/promises';
import { barriers } from './support/barriers.js';
import { announces, button, dialog, Novedades, panel } from './support/novedades.js';
import { ok, statusOf } from './support/ok.js';
import { signIn } from './support/signIn.js';
import { sweep } from './support/sweep.js';
import { expect, type Page, test } from './support/test.js';
import { unique } from './support/unique.js';

let novedades: Novedades;
test.beforeAll(async ({ browser, baseURL }) => {
  novedades = await Novedades.open(browser, baseURL);
});
test.beforeEach(({ page }) => signIn(page, 'administrador'));

/** Opens the list filtered by that text. */
const buscar = (page: Page, texto: string, mas: Record<string, unknown> = {}) =>
  page.goto(`${panel}?filter=${encodeURIComponent(JSON.stringify({ q: texto, ...mas }))}`);

/**
 * Largest offset in pixels of each list's first row on a tablet: pending work or a third filter may take another line.
 */
const alturas = {
  novedades: 200,
  promociones: 200,
  remates: 265,
  'contactanos/reclamos': 230,
  'contactanos/solicitudes-creditos': 242,
  'sitio/agencias': 200,
  'institucional/tarifario': 200,
};

/** Matches the request that reads the selected rows before a bulk order. */
const esLaPregunta = ({ pathname, searchParams }: URL) =>
  pathname === '/api/novedades' && Boolean(JSON.parse(searchParams.get('filter') ?? '{}').id);

const esDeLoBuscado = ({ pathname, searchParams }: URL) =>
  pathname === '/api/novedades' && JSON.parse(searchParams.get('filter') ?? '{}').q?.endsWith('prensa');

test('bulk publishing is all or nothing and names the rows that failed and why', async ({ page }) => {
  const marca = unique('Lote');
  const lista = await novedades.create({ titulo: `${marca} completa` });
  const falta = await novedades.create({ titulo: `${marca} sin portada`, imagen: null });

  await buscar(page, marca);
  await page.getByRole('checkbox', { name: 'Elegir todo' }).check();
  await button(page, 'Publicar').click();
  const pregunta = dialog(page, '¿Desea publicar estas 2 novedades?');
  await expect(pregunta.getByRole('listitem')).toHaveCount(2);
  expect(await barriers(page)).toEqual([]);
  await pregunta.getByRole('button', { name: 'Publicar 2' }).click();

  const rechazo = dialog(page, 'No se cambió ningún registro');
  await expect(rechazo.getByRole('listitem')).toHaveCount(1);
  await expect(rechazo.getByRole('link', { name: String(falta.titulo) })).toBeVisible();
  await expect(rechazo.getByText('Portada: Falta la portada')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  expect((await novedades.read(lista.id)).estado).toBe('borrador');
  await rechazo.getByRole('button', { name: 'Cerrar' }).click();

  await novedades.edit(falta.id, { imagen: novedades.cover });
  // A slow response: the first read of the rows is stale by then.
  await page.route(esLaPregunta, async (route) => {
    await setTimeout(1_500);
    await route.continue();
  });
  await button(page, 'Publicar').click();
  await pregunta.getByRole('button', { name: 'Publicar 2' }).click();
  await announces(page, '2 novedades publicadas');
  await expect(page.getByRole('cell', { name: 'Publicado', exact: true })).toHaveCount(2);
  for (const { id } of [lista, falta]) expect((await novedades.read(id)).estado).toBe('publicado');
});

test('a new filter clears the selection and blocks selecting rows while it loads', async ({ page }) => {
  const marca = unique('Elegidas');
  await novedades.create({ titulo: `${marca} socios`, categoria: 'socios' });
  await novedades.create({ titulo: `${marca} prensa`, categoria: 'prensa' });
  await buscar(page, marca);
  const elegidos = page.getByRole('group', { name: 'Elegidos' });
  const cuenta = page.getByRole('status').filter({ hasText: /^\d+ novedad/ });
  await page.getByRole('checkbox', { name: 'Elegir todo' }).check();
  await expect(elegidos.getByText('2 elegidos')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  // Every filter button stays clickable.
  await page.getByRole('group', { name: 'Filtros rápidos' }).getByRole('button').first().click({ trial: true });
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(esDeLoBuscado, async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole('textbox', { name: 'Buscar' }).fill(`${marca} prensa`);
  await expect(elegidos).toBeHidden();
  await expect(page.getByRole('row', { name: marca }).getByRole('checkbox').first()).toBeDisabled();
  answer();
  await expect(cuenta).toHaveText('1 novedad');
  await page.getByRole('checkbox', { name: 'Elegir todo' }).check();
  await expect(elegidos.getByText('1 elegido')).toBeVisible();
});

test('a tablet shows a table with linked titles; a phone also selects several rows', async ({ page }) => {
  const marca = unique('Angosta');
  const filas = [
    await novedades.create({ titulo: `${marca} uno` }),
    await novedades.create({ titulo: `${marca} dos` }),
  ];
  await page.setViewportSize({ width: 768, height: 900 });
  await buscar(page, marca);
  for (const { titulo } of filas) {
    const fila = page.getByRole('table').getByRole('row').filter({ hasText: titulo });
    await expect(fila.getByRole('link', { name: titulo, exact: true })).toBeVisible();
    await expect(fila.getByRole('link')).toHaveCount(1);
  }
  expect(await barriers(page)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  for (const fila of filas) await page.getByRole('checkbox', { name: `Elegir «${fila.titulo}»` }).check();
  await expect(page.getByRole('group', { name: 'Elegidos' }).getByText('2 elegidos')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await button(page, 'Eliminar').click();
  await dialog(page, '¿Desea eliminar estas 2 novedades?').getByRole('button', { name: 'Eliminar 2' }).click();
  await announces(page, '2 novedades en la papelera');
  const leer = (id: string) => novedades.api.GET('/api/novedades/{id}', { params: { path: { id } } });
  for (const { id } of filas) expect(await statusOf(leer(id))).toBe(404);
});

test('shows active filters and removes one or all', async ({ page }) => {
  const marca = unique('Filtro');
  await novedades.create({ titulo: `${marca} socios`, categoria: 'socios' });
  await novedades.create({ titulo: `${marca} prensa`, categoria: 'prensa' });
  await buscar(page, marca, { categoria: 'socios', situacion: 'borrador' });
  const cuenta = page.getByRole('status').filter({ hasText: /^\d+ novedad/ });
  await expect(cuenta).toHaveText('1 novedad');
  await page.getByRole('button', { name: 'Categoría: Socios' }).click();
  await expect(cuenta).toHaveText('2 novedades');
  await expect(page).not.toHaveURL(/categoria/);
  await expect(page.getByRole('button', { name: 'Situación: Borrador' })).toBeVisible();
  await button(page, 'Quitar filtros').click();
  await expect(cuenta).not.toHaveText('2 novedades');
  await expect(page.getByRole('button', { name: 'Situación: Borrador' })).toBeHidden();
});

test('remembers the chosen columns; auctions have their own sort and filter', async ({ page }) => {
  await page.goto(panel);
  const autor = page.getByRole('columnheader', { name: 'Autor' });
  await expect(page.getByRole('columnheader', { name: 'Título' })).toBeVisible();
  await expect(autor).toBeHidden();
  await button(page, 'Vista').click();
  await page.getByRole('menuitemcheckbox', { name: 'Autor' }).click();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(autor).toBeVisible();
  await page.reload();
  await expect(autor).toBeVisible();

  // Auctions: the upcoming ones first, and amount limits in one currency.
  const { api } = novedades;
  const vienen = await ok(api.GET('/api/remates', { params: { query: { range: [0, 4] } } }));
  await page.goto('/administrador/remates');
  const filas = page.getByRole('table').getByRole('row');
  for (const [puesto, { titulo }] of vienen.entries()) await expect(filas.nth(puesto + 1)).toContainText(titulo);
  await page.goto(`/administrador/remates?filter=${encodeURIComponent('{"base_hasta":"1"}')}`);
  await expect(page.getByRole('button', { name: 'Base del remate, hasta: 1 en bolivianos' })).toBeVisible();
  await expect(page.getByText('0 remates')).toBeVisible();
});

test('a list that fails to load shows an error without zeros, and a retry', async ({ page }) => {
  const nombre = unique('Sin conexión');
  await novedades.create({ titulo: nombre });
  let falla = true;
  await page.route(/\/api\/novedades\?/, (route) =>
    falla
      ? route.fulfill({ status: 503, json: { detail: 'El servicio no está disponible.', codigo: 'no_disponible' } })
      : route.continue(),
  );
  await buscar(page, nombre);
  await expect(page.getByRole('alert').filter({ hasText: 'No se pudo cargar.' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'No se sabe cuántos hay' })).toBeVisible();
  for (const mentira of [/^0 /, 'Todavía no hay nada aquí.', 'Nada coincide con estos filtros.', /^\d+–\d+ de \d+/])
    await expect(page.getByText(mentira)).toHaveCount(0);
  falla = false;
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('row').filter({ hasText: nombre })).toBeVisible();
  await expect(page.getByText('No se pudo cargar.')).toHaveCount(0);
});

test('at 1440 × 900 each list shows its first row, and nothing overflows, also on a tablet', async ({ page }) => {
  test.slow();
  await sweep(
    Object.entries(alturas),
    async ([lista, altura]) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(`/administrador/${lista}`);
      const fila = page.getByRole('table').getByRole('row').nth(1);
      // A loaded row, not its skeleton.
      await expect(fila.getByRole('link').first()).toBeVisible();
      await expect.poll(async () => (await fila.boundingBox())?.y ?? 900).toBeLessThanOrEqual(200);
      const sobra = () =>
        page
          .getByRole('table')
          .locator('..')
          .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
      expect(await sobra()).toBe(0);
      expect(await barriers(page)).toEqual([]);
      for (const width of [1366, 1280, 1200]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(sobra).toBe(0);
      }
      await page.setViewportSize({ width: 768, height: 900 });
      await page.reload();
      await expect(fila.getByRole('link').first()).toBeVisible();
      expect(await sobra()).toBe(0);
      await expect.poll(async () => (await fila.boundingBox())?.y ?? 900).toBeLessThanOrEqual(altura);
      expect(await barriers(page)).toEqual([]);
    },
    ([lista]) => lista,
  );
});

test('announces new rows above the list without moving its rows', async ({ page }) => {
  const marca = unique('En vivo');
  const primera = await novedades.create({ titulo: `${marca} uno` });
  await page.setViewportSize({ width: 1440, height: 900 });
  const oye = page.waitForResponse((answer) => answer.url().endsWith('/api/panel/eventos'));
  await buscar(page, marca);
  await oye;
  const fila = page.getByRole('row').filter({ hasText: primera.titulo });
  const altura = async () => Math.round((await fila.boundingBox())?.y ?? 0);
  const antes = await altura();
  await novedades.create({ titulo: `${marca} dos` });
  const aviso = page.getByRole('status').filter({ hasText: 'Hay 1 novedad nueva' });
  await expect(aviso).toBeVisible();
  expect(await altura()).toBe(antes);
  expect(await barriers(page)).toEqual([]);
  await aviso.getByRole('button', { name: 'Ver' }).click();
  await expect(page.getByRole('row').filter({ hasText: `${marca} dos` })).toBeVisible();
  await expect(aviso).toHaveCount(0);
});

test('announces rows that arrived while the event stream was interrupted', async ({ page }) => {
  const marca = unique('Sin oír');
  await novedades.create({ titulo: `${marca} uno` });
  // The first attempt fails; the retry, a second later, waits for the row.
  let intentos = 0;
  let oye = () => {};
  const oyendo = new Promise<void>((resolve) => {
    oye = resolve;
  });
  await page.route('**/api/panel/eventos', async (route) => {
    intentos += 1;
    if (intentos === 1) return route.abort();
    await oyendo;
    await route.continue();
  });
  await buscar(page, marca);
  await expect(page.getByRole('row').filter({ hasText: `${marca} uno` })).toBeVisible();
  await novedades.create({ titulo: `${marca} dos` });
  // A list read within a second of the stream's opening counts as fresh.
  await page.waitForTimeout(1_500);
  oye();
  await expect(page.getByRole('status').filter({ hasText: 'Hay 1 novedad nueva' })).toBeVisible();
  expect(intentos).toBeGreaterThan(1);
});

test('loads list images without an authenticated request for each', async ({ page }) => {
  const marca = unique('Con portada');
  for (const orden of ['uno', 'dos', 'tres']) await novedades.create({ titulo: `${marca} ${orden}` });
  const pedidas: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/archivos') && request.headers().authorization) pedidas.push(pathname);
  });
  await buscar(page, marca);
  const imagenes = page.getByRole('table').locator('tbody img');
  await expect(imagenes).toHaveCount(3);
  for (const imagen of await imagenes.all())
    await expect.poll(() => imagen.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  expect(pedidas).toEqual(['/api/archivos']);
});

test("features and publishes from the list in 4 actions, without overwriting others' changes", async ({ page }) => {
  const titulo = unique('Desde la lista');
  const nueva = await novedades.create({ titulo });
  await buscar(page, titulo);
  const fila = page.getByRole('row').filter({ hasText: titulo });
  let acciones = 0;
  const pulsar = async (que: ReturnType<Page['getByRole']>) => {
    acciones += 1;
    await que.click();
  };
  await pulsar(fila.getByRole('switch', { name: `Destacado: «${titulo}»` }));
  await announces(page, 'Guardado');
  await pulsar(fila.getByRole('button', { name: 'Borrador' }));
  await pulsar(page.getByRole('menuitem', { name: 'Publicar' }));
  expect(await barriers(page)).toEqual([]);
  await pulsar(page.getByRole('dialog').getByRole('button', { name: 'Publicar' }));
  await expect(fila.getByRole('button', { name: 'Publicado' })).toBeVisible();
  expect(acciones).toBe(4);
  expect(await novedades.read(nueva.id)).toMatchObject({ estado: 'publicado', destacado: true });

  await novedades.edit(nueva.id, { resumen: 'Lo escribió otra persona mientras tanto.' });
  await fila.getByRole('switch').click();
  await announces(page, new RegExp(`Otra persona cambió «${titulo}» mientras tanto`));
  expect(await novedades.read(nueva.id)).toMatchObject({
    destacado: true,
    resumen: 'Lo escribió otra persona mientras tanto.',
  });
  await fila.getByRole('switch').click();
  await announces(page, 'Los visitantes lo verán cuando lo publique');
  expect(await novedades.read(nueva.id)).toMatchObject({ destacado: false });
});
