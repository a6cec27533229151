import { Actions } from './support/actions.js';
import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { writeDay } from './support/dayBox.js';
import { announces, button, dialog, panel } from './support/novedades.js';
import { ok } from './support/ok.js';
import { signIn } from './support/signIn.js';
import { expect, type Page, test } from './support/test.js';
import { unique } from './support/unique.js';

const reclamos = '/administrador/contactanos/reclamos';
const vistas = (page: Page) => page.getByRole('navigation', { name: 'Vistas' });
const vista = (page: Page, nombre: string) => vistas(page).getByRole('link', { name: nombre });
const filtro = (page: Page, texto: string | RegExp) => page.getByRole('button', { name: texto });
const filtrada = (lista: string, filter: object) => `${lista}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

async function guardar(page: Page, nombre: string, quien?: string) {
  await button(page, 'Vista').click();
  await page.getByRole('menuitem', { name: 'Guardar como vista…' }).click();
  const dialogo = dialog(page, 'Guardar lo que se ve como vista');
  await dialogo.getByRole('textbox', { name: 'Nombre de la vista' }).fill(nombre);
  if (quien) {
    await dialogo.getByRole('combobox', { name: 'Quién la ve' }).click();
    await page.getByRole('option', { name: quien }).click();
  }
  expect(await barriers(page)).toEqual([]);
  await dialogo.getByRole('button', { name: 'Guardar' }).click();
  await announces(page, 'Vista guardada');
}

async function eliminar(page: Page, nombre: string) {
  await button(page, 'Vista').click();
  await page.getByRole('menuitem', { name: `Eliminar «${nombre}»…` }).click();
  await dialog(page, `¿Desea eliminar la vista «${nombre}»?`).getByRole('button', { name: 'Eliminar' }).click();
  await announces(page, 'Vista eliminada');
}

test('a saved view is available on another device, is updated and deleted', async ({ page, browser, baseURL }) => {
  const nombre = unique('Borradores de prensa');
  await signIn(page, 'administrador', filtrada(panel, { categoria: 'prensa', situacion: 'borrador' }));
  await button(page, 'Vista').click();
  await page.getByRole('menuitemcheckbox', { name: 'Autor' }).click();
  await page.keyboard.press('Escape');
  await guardar(page, nombre);
  await expect(vista(page, nombre)).toHaveAttribute('aria-current', 'true');

  const otro = await browser.newContext(baseURL ? { baseURL } : {});
  const equipo = await otro.newPage();
  await signIn(equipo, 'administrador', panel);
  await expect(filtro(equipo, 'Categoría: Prensa')).toBeHidden();
  await expect(equipo.getByRole('columnheader', { name: 'Autor' })).toBeHidden();
  await vista(equipo, nombre).click();
  await expect(filtro(equipo, 'Categoría: Prensa')).toBeVisible();
  await expect(filtro(equipo, 'Situación: Borrador')).toBeVisible();
  await expect(vista(equipo, nombre)).toHaveAttribute('aria-current', 'true');
  expect(await barriers(equipo)).toEqual([]);

  await filtro(equipo, 'Situación: Borrador').click();
  await expect(vista(equipo, nombre)).not.toHaveAttribute('aria-current');
  await button(equipo, 'Vista').click();
  await equipo.getByRole('menuitem', { name: `Actualizar «${nombre}» con lo que se ve` }).click();
  await expect(vista(equipo, nombre)).toHaveAttribute('aria-current', 'true');
  await vistas(equipo).getByRole('link', { name: 'Todos' }).click();
  await expect(filtro(equipo, 'Categoría: Prensa')).toBeHidden();
  await vista(equipo, nombre).click();
  await expect(filtro(equipo, 'Categoría: Prensa')).toBeVisible();
  await eliminar(equipo, nombre);
  await expect(vista(equipo, nombre)).toHaveCount(0);
  await otro.close();
});

test('a view shared with a role is visible to it, but not editable', async ({ page, browser, baseURL }) => {
  const nombre = unique('Por teléfono');
  await signIn(page, 'administrador', filtrada(reclamos, { canal: 'telefono' }));
  await guardar(page, nombre, 'Todos los de Comercial');
  await expect(vista(page, `${nombre} Comercial`)).toBeVisible();

  const otro = await browser.newContext(baseURL ? { baseURL } : {});
  const comercial = await otro.newPage();
  await signIn(comercial, 'comercial', reclamos);
  await vista(comercial, `${nombre} de su rol`).click();
  await expect(filtro(comercial, /^Canal: Teléfono/)).toBeVisible();
  await button(comercial, 'Vista').click();
  await expect(comercial.getByRole('menuitem', { name: 'Guardar como vista…' })).toBeVisible();
  await expect(comercial.getByRole('menuitem', { name: new RegExp(nombre) })).toHaveCount(0);
  await comercial.getByRole('menuitem', { name: 'Guardar como vista…' }).click();
  await expect(comercial.getByRole('combobox', { name: 'Quién la ve' })).toHaveCount(0);
  await otro.close();
  await eliminar(page, nombre);
});

test('legacy local views move to the server once; invalid ones are dropped', async ({ page, baseURL }) => {
  const api = await apiOf(String(baseURL), 'administrador');
  const { uid } = await ok(api.GET('/api/yo'));
  const nombre = unique('De antes');
  const clave = `RaStorepanel-${uid}.novedades.savedQueries`;
  const de = (label: string, filter: object) => ({ label, value: { filter, sort: { field: 'titulo', order: 'ASC' } } });
  const antes = [
    de('<img src=x onerror=alert(1)>', {}),
    de('Rara', { clave: { $ne: '' } }),
    de(nombre, { categoria: 'prensa' }),
  ];
  await signIn(page, 'administrador', panel);
  await page.evaluate(([en, que]) => localStorage.setItem(en, que), [clave, JSON.stringify(antes)] as const);
  await page.goto(panel);
  await announces(page, 'No se pudieron traer estas vistas: Rara');
  await expect(page.getByText('onerror')).toHaveCount(0);
  expect(await page.evaluate((en) => localStorage.getItem(en), clave)).toBeNull();
  await vista(page, nombre).click();
  await expect(filtro(page, 'Categoría: Prensa')).toBeVisible();

  await page.evaluate(([en, que]) => localStorage.setItem(en, que), [clave, JSON.stringify(antes.slice(2))] as const);
  await page.goto(panel);
  await expect(vista(page, nombre)).toHaveCount(1);
  await expect.poll(() => page.evaluate((en) => localStorage.getItem(en), clave)).toBeNull();
  const todas = await ok(api.GET('/api/vistas', { params: { query: { seccion: 'novedades' } } }));
  expect(todas.filter((una) => una.nombre === nombre)).toHaveLength(1);
  await vista(page, nombre).click();
  await eliminar(page, nombre);
});

test('a view that its list does not support any more says so and can be deleted', async ({ page, baseURL }) => {
  const api = await apiOf(String(baseURL), 'administrador');
  const nombre = unique('De otra entrega');
  await ok(api.POST('/api/vistas', { body: { seccion: 'novedades', nombre, filtro: { categoria: 'prensa' } } }));
  // A response for a view whose filter no longer exists.
  await page.route(/\/api\/panel\/inicio\?/, async (route) => {
    const respuesta = await route.fetch();
    const inicio: { vistas: { nombre: string }[] } = await respuesta.json();
    const una = { vale: false, filtro: {}, orden: null, columnas: null };
    const vistas = inicio.vistas.map((vista) => ({ ...vista, ...(vista.nombre === nombre && una) }));
    await route.fulfill({ response: respuesta, json: { ...inicio, vistas } });
  });
  await signIn(page, 'administrador', panel);
  await vistas(page)
    .getByRole('button', { name: `${nombre} ya no vale` })
    .click();
  const aviso = dialog(page, `La vista «${nombre}» ya no vale`);
  await expect(aviso.getByText('que esta lista ya no tiene')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await aviso.getByRole('button', { name: 'Eliminar' }).click();
  await announces(page, 'Vista eliminada');
  await expect(page.getByText(nombre)).toHaveCount(0);
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
});

test('rows are compact or roomy in every list, also after a reload', async ({ page }) => {
  await signIn(page, 'administrador', panel);
  const alto = async () => (await page.getByRole('table').getByRole('cell').nth(1).boundingBox())?.height;
  const elegir = async () => {
    await button(page, 'Vista').click();
    await page.getByRole('menuitemcheckbox', { name: 'Filas cómodas' }).click();
    await page.keyboard.press('Escape');
  };
  await expect.poll(alto).toBeLessThanOrEqual(38);
  await elegir();
  await expect.poll(alto).toBeGreaterThanOrEqual(44);
  await page.goto('/administrador/promociones');
  await expect.poll(alto).toBeGreaterThanOrEqual(44);
  await elegir();
  await expect.poll(alto).toBeLessThan(44);
});

test('a quick filter adds to the others, and leaves them when pressed again', async ({ page }) => {
  await signIn(page, 'comercial', filtrada('/administrador/contactanos/consultas', { canal: 'web' }));
  const rapidos = page.getByRole('group', { name: 'Filtros rápidos' });
  // Its count is of the whole list, so it is hidden beside another filter.
  const sinAsignar = rapidos.getByRole('button', { name: 'Sin asignar', exact: true });
  await sinAsignar.click();
  await expect(sinAsignar).toHaveAttribute('aria-pressed', 'true');
  await expect(filtro(page, 'Canal: Sitio web')).toBeVisible();
  await expect(filtro(page, 'Asignado a: nadie')).toBeVisible();
  await sinAsignar.click();
  await expect(sinAsignar).toHaveAttribute('aria-pressed', 'false');
  await expect(filtro(page, 'Canal: Sitio web')).toBeVisible();
  await filtro(page, 'Canal: Sitio web').click();
  await expect(rapidos.getByRole('button', { name: /^Sin asignar: \d+$/ })).toBeVisible();
});

test('filters last for a visit to the section', async ({ page }) => {
  await signIn(page, 'administrador', filtrada(panel, { categoria: 'prensa' }));
  await expect(filtro(page, 'Categoría: Prensa')).toBeVisible();
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page.getByRole('textbox', { name: 'Título' })).not.toHaveValue('');
  await page.getByRole('menuitem', { name: /^Novedades/ }).click();
  await expect(filtro(page, 'Categoría: Prensa')).toBeVisible();

  await page.getByRole('menuitem', { name: /^Promociones/ }).click();
  await expect(page.getByRole('status').filter({ hasText: /promoci/ })).toBeVisible();
  await page.getByRole('menuitem', { name: /^Novedades/ }).click();
  await expect(page.getByRole('status').filter({ hasText: /^\d+ novedad/ })).toBeVisible();
  await expect(filtro(page, 'Categoría: Prensa')).toHaveCount(0);
  await expect(page).not.toHaveURL(/filter/);
  await page.goto(filtrada(panel, { categoria: 'prensa' }));
  await expect(filtro(page, 'Categoría: Prensa')).toBeVisible();
  await page.goto(panel);
  await expect(page.getByRole('status').filter({ hasText: /^\d+ novedad/ })).toBeVisible();
  await expect(filtro(page, 'Categoría: Prensa')).toHaveCount(0);
});

test("last month's complaints take two actions; a range between two dates works too", async ({ page }) => {
  await signIn(page, 'comercial', reclamos);
  const acciones = new Actions();
  await acciones.do('fecha', () => button(page, 'Registro').click());
  await acciones.do('mes pasado', () => page.getByRole('menuitem', { name: 'Mes pasado' }).click());
  expect(acciones.names).toHaveLength(2);
  await expect(filtro(page, 'Registro: Mes pasado')).toBeVisible();
  await expect(filtro(page, /^Registro, desde: 01\//)).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  await filtro(page, 'Registro: Mes pasado').click();
  await page.getByRole('menuitem', { name: 'Entre…' }).click();
  const entre = dialog(page, 'Registro: entre');
  await writeDay(entre, 'Desde', '2026-03-10');
  await writeDay(entre, 'Hasta', '2026-03-01');
  await expect(entre.getByText('Va después de «Desde»')).toBeVisible();
  await expect(entre.getByRole('button', { name: 'Filtrar' })).toBeDisabled();
  expect(await barriers(page)).toEqual([]);
  await writeDay(entre, 'Hasta', '2026-03-31');
  await entre.getByRole('button', { name: 'Filtrar' }).click();
  await expect(filtro(page, 'Registro, desde: 10/03/2026')).toBeVisible();
  await expect(filtro(page, 'Registro, hasta: 31/03/2026')).toBeVisible();
  await filtro(page, 'Registro: Entre días').click();
  await page.getByRole('menuitem', { name: 'Por otra fecha: Vence' }).click();
  await filtro(page, /^Vence$/).click();
  await page.getByRole('menuitem', { name: 'Esta semana' }).click();
  await expect(filtro(page, 'Vence: Esta semana')).toBeVisible();
});
