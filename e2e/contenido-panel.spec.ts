import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { apiOf } from './support/apiOf.js';
import { barreras } from './support/barreras.js';
import { entrar } from './support/entrar.js';
import { unico } from './support/unico.js';

type Fila = { id: string; version: number } & Record<string, unknown>;

const panel = '/administrador/novedades';
const parrafo = (texto: string) => `<p>${texto} ${'Se comunica a los socios de la cooperativa. '.repeat(3)}</p>`;
const titulo = (page: Page) => page.getByRole('textbox', { name: 'Título' });
const boton = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialogo = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const avisa = (page: Page, texto: string | RegExp) => expect(page.getByText(texto).first()).toBeVisible();

let api: APIRequestContext;
let portada: string;
let foto: string;

test.beforeAll(async ({ browser, baseURL }) => {
  api = await apiOf(String(baseURL), 'administrador');
  const page = await browser.newPage();
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 800, height: 450 } });
  await page.close();
  const subir = async (campo: string): Promise<string> => {
    const archivo = { name: 'prueba.png', mimeType: 'image/png', buffer };
    const multipart = { archivo, alternativo: 'Fondo blanco de prueba', seccion: 'novedades', campo };
    const answer = await api.post('/api/archivos', { multipart });
    expect(answer.status()).toBe(201);
    return (await answer.json()).id;
  };
  portada = await subir('imagen');
  foto = await subir('galeria.imagen');
});
test.afterAll(() => api.dispose());
test.beforeEach(({ page }) => entrar(page, 'administrador'));

async function crear(valores: Record<string, unknown>): Promise<Fila> {
  const data = {
    contenido: parrafo('Noticia.'),
    categoria: 'institucional',
    fechaPublicacion: '2026-01-15',
    imagen: portada,
    ...valores,
  };
  const answer = await api.post('/api/novedades', { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

const leer = async (id: string): Promise<Fila> => (await api.get(`/api/novedades/${id}`)).json();

async function editar(id: string, cambios: Record<string, unknown>) {
  const { version } = await leer(id);
  const answer = await api.put(`/api/novedades/${id}`, { data: { version, ...cambios } });
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The list with only what holds that text. */
const buscar = (page: Page, texto: string, mas: Record<string, unknown> = {}) =>
  page.goto(`${panel}?filter=${encodeURIComponent(JSON.stringify({ q: texto, ...mas }))}`);

async function abrir(page: Page, fila: Fila) {
  await page.goto(`${panel}/${fila.id}`);
  await expect(titulo(page)).toHaveValue(String(fila.titulo));
}

test('publicar varios: todos o ninguno, y se dice cuál no y por qué', async ({ page }) => {
  const marca = unico('Lote');
  const lista = await crear({ titulo: `${marca} completa` });
  const falta = await crear({ titulo: `${marca} sin portada`, imagen: null });

  await buscar(page, marca);
  await page.getByRole('checkbox', { name: 'Elegir todo' }).check();
  await boton(page, 'Publicar').click();
  const pregunta = dialogo(page, '¿Desea publicar 2 registros?');
  await expect(pregunta.getByRole('listitem')).toHaveCount(2);
  expect(await barreras(page)).toEqual([]);
  await pregunta.getByRole('button', { name: 'Publicar 2' }).click();

  const rechazo = dialogo(page, 'No se cambió ningún registro');
  await expect(rechazo.getByRole('listitem')).toHaveCount(1);
  await expect(rechazo.getByRole('link', { name: String(falta.titulo) })).toBeVisible();
  await expect(rechazo.getByText('Portada: Falta Portada para publicar')).toBeVisible();
  expect(await barreras(page)).toEqual([]);
  expect((await leer(lista.id)).estado).toBe('borrador');
  await rechazo.getByRole('button', { name: 'Cerrar' }).click();

  await editar(falta.id, { imagen: portada });
  await boton(page, 'Publicar').click();
  await pregunta.getByRole('button', { name: 'Publicar 2' }).click();
  await avisa(page, '2 registros publicados');
  await expect(page.getByRole('cell', { name: 'Publicado', exact: true })).toHaveCount(2);
  for (const { id } of [lista, falta]) expect((await leer(id)).estado).toBe('publicado');
});

test('en una pantalla angosta también se eligen varios', async ({ page }) => {
  const marca = unico('Angosta');
  const filas = [await crear({ titulo: `${marca} uno` }), await crear({ titulo: `${marca} dos` })];
  await page.setViewportSize({ width: 360, height: 740 });
  await buscar(page, marca);
  for (const fila of filas) await page.getByRole('checkbox', { name: `Elegir «${fila.titulo}»` }).check();
  await expect(page.getByRole('group', { name: 'Elegidos' }).getByText('2 elegidos')).toBeVisible();
  expect(await barreras(page)).toEqual([]);
  await boton(page, 'Eliminar').click();
  await dialogo(page, '¿Desea eliminar 2 registros?').getByRole('button', { name: 'Eliminar 2' }).click();
  await avisa(page, '2 registros en la papelera');
  for (const { id } of filas) expect((await api.get(`/api/novedades/${id}`)).status()).toBe(404);
});

test('lo que filtra la lista se ve y se quita, uno por uno o todo', async ({ page }) => {
  const marca = unico('Filtro');
  await crear({ titulo: `${marca} socios`, categoria: 'socios' });
  await crear({ titulo: `${marca} prensa`, categoria: 'prensa' });
  await buscar(page, marca, { categoria: 'socios', situacion: 'borrador' });
  const cuenta = page.getByRole('status').filter({ hasText: /novedad/ });
  await expect(cuenta).toHaveText('1 novedad');
  await page.getByRole('button', { name: 'Categoría: Socios' }).click();
  await expect(cuenta).toHaveText('2 novedades');
  await expect(page).not.toHaveURL(/categoria/);
  await expect(page.getByRole('button', { name: 'Situación: Borrador' })).toBeVisible();
  await boton(page, 'Quitar filtros').click();
  await expect(cuenta).not.toHaveText('2 novedades');
  await expect(page.getByRole('button', { name: 'Situación: Borrador' })).toBeHidden();
});

test('una vista guardada vuelve con sus filtros, también después de salir; lo que no es una vista, no', async ({
  page,
}) => {
  const nombre = unico('Borradores de prensa');
  await page.goto(`${panel}?filter=${encodeURIComponent('{"categoria":"prensa","situacion":"borrador"}')}`);
  await boton(page, 'Filtros y vistas').click();
  await page.getByRole('menuitem', { name: 'Guardar esta vista…' }).click();
  await page.getByRole('textbox', { name: 'Nombre de la vista' }).fill(nombre);
  await dialogo(page, 'Guardar esta vista como').getByRole('button', { name: 'Guardar' }).click();
  await page.evaluate(() => {
    const clave = Object.keys(localStorage).find((one) => one.endsWith('.novedades.savedQueries')) ?? '';
    const vistas = JSON.parse(localStorage.getItem(clave) ?? '[]');
    const ajena = { ...vistas[0], label: '<img src=x onerror=alert(1)>' };
    const rara = { ...vistas[0], label: 'Rara', value: { ...vistas[0].value, filter: { clave: { $ne: '' } } } };
    localStorage.setItem(clave, JSON.stringify([ajena, rara, ...vistas]));
    localStorage.setItem('borrador x novedades nuevo', '{}');
  });

  await boton(page, 'Cerrar sesión').click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => !/savedQueries$/.test(key)))).toEqual([]);
  await entrar(page, 'administrador');
  await page.goto(panel);
  await boton(page, 'Filtros y vistas').click();
  await expect(page.getByRole('menuitem', { name: 'Rara' })).toBeVisible();
  await expect(page.getByText('onerror')).toHaveCount(0);
  await page.getByRole('menuitem', { name: nombre }).click();
  await expect(page.getByRole('button', { name: 'Categoría: Prensa' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Situación: Borrador' })).toBeVisible();
});

test('las columnas que elige cada uno se recuerdan', async ({ page }) => {
  await page.goto(panel);
  const autor = page.getByRole('columnheader', { name: 'Autor' });
  await expect(page.getByRole('columnheader', { name: 'Título' })).toBeVisible();
  await expect(autor).toBeHidden();
  await boton(page, 'Columnas').click();
  await page.getByRole('menuitemcheckbox', { name: 'Autor' }).click();
  expect(await barreras(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(autor).toBeVisible();
  await page.reload();
  await expect(autor).toBeVisible();
});

test('el historial dice qué cambió, muestra una versión entera y la recupera', async ({ page }) => {
  const antes = unico('Versión');
  const fila = await crear({ titulo: antes, contenido: parrafo('Atendemos de lunes a viernes.'), etiquetas: ['uno'] });
  await editar(fila.id, {
    titulo: `${antes} cambiada`,
    contenido: parrafo('Atendemos de lunes a sábado.'),
    galeria: [{ imagen: foto, pie: 'La agencia' }],
  });
  await page.goto(`${panel}/${fila.id}/show?vista=historial`);
  const edicion = page.getByRole('article').first();
  await expect(edicion.getByRole('deletion').filter({ hasText: 'viernes' })).toHaveText('viernes');
  await expect(edicion.getByRole('insertion').filter({ hasText: 'sábado' })).toHaveText('sábado');
  await expect(edicion.getByText('N.º 1: se agregó')).toBeVisible();
  await expect(edicion.getByRole('button', { name: 'Recuperar esta versión' })).toBeHidden();
  expect(await barreras(page)).toEqual([]);

  const creacion = page.getByRole('article').last();
  await creacion.getByRole('button', { name: 'Ver esta versión' }).click();
  const version = dialogo(page, /^Versión 1, del/);
  await expect(version.getByText('Atendemos de lunes a viernes.')).toBeVisible();
  await expect(version.getByText(antes, { exact: true })).toBeVisible();
  expect(await barreras(page)).toEqual([]);
  await version.getByRole('button', { name: 'Recuperar esta versión' }).click();
  await dialogo(page, '¿Desea recuperar la versión 1?').getByRole('button', { name: 'Recuperar' }).click();
  await avisa(page, 'Se recuperó la versión 1');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Recuperación', 'Edición', 'Creación']);
  expect(await leer(fila.id)).toMatchObject({ titulo: antes, galeria: [], version: 3 });
});

test('en un conflicto se elige campo por campo, y se guarda esa mezcla', async ({ page }) => {
  const original = unico('Conflicto');
  const fila = await crear({ titulo: original, resumen: 'Antes', galeria: [{ imagen: foto, pie: 'Antes' }] });
  await abrir(page, fila);
  await editar(fila.id, {
    titulo: `${original} suyo`,
    contenido: parrafo('Contenido de la otra persona.'),
    galeria: [{ imagen: foto, pie: 'De la otra persona' }],
  });
  await titulo(page).fill(`${original} mío`);
  await page.getByRole('textbox', { name: 'Resumen' }).fill('Mi resumen');
  await page.getByRole('textbox', { name: 'Pie de foto' }).fill('Mi pie');
  await boton(page, 'Guardar borrador').click();

  const conflicto = dialogo(page, 'Otra persona modificó este registro');
  const campo = (name: string) => conflicto.getByRole('radiogroup', { name });
  await expect(campo('Resumen').getByRole('radio', { name: 'Lo suyo' })).toBeChecked();
  await expect(campo('Contenido').getByRole('radio', { name: 'Lo guardado' })).toBeChecked();
  await expect(conflicto.getByText('Ambos lo cambiaron.')).toHaveCount(2);
  expect(await barreras(page)).toEqual([]);
  await campo('Título').getByRole('radio', { name: 'Lo guardado' }).check();
  // Meanwhile it changes once more: what was chosen is asked again, and nothing is lost.
  await editar(fila.id, { autor: 'Una tercera persona', titulo: `${original} tercero` });
  await conflicto.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await expect(campo('Autor')).toBeVisible();
  await expect(campo('Contenido')).toBeHidden();
  await campo('Autor').getByRole('radio', { name: 'Lo guardado' }).check();
  await campo('Título').getByRole('radio', { name: 'Lo guardado' }).check();
  await conflicto.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await avisa(page, 'Cambios guardados');

  const guardada = await leer(fila.id);
  expect(guardada).toMatchObject({
    titulo: `${original} tercero`,
    autor: 'Una tercera persona',
    resumen: 'Mi resumen',
    galeria: [{ imagen: foto, pie: 'Mi pie' }],
    imagen: portada,
  });
  expect(String(guardada.contenido)).toContain('Contenido de la otra persona.');
  await expect(titulo(page)).toHaveValue(`${original} tercero`);
  await expect(page.locator('[contenteditable=true]')).toContainText('Contenido de la otra persona.');
});

test('lo escrito se ofrece otra vez después de cerrar la pestaña, aunque el registro haya cambiado', async ({
  page,
  context,
}) => {
  const original = unico('A medias');
  const fila = await crear({ titulo: original });
  await abrir(page, fila);
  await page.getByRole('textbox', { name: 'Resumen' }).fill('Un resumen sin guardar');
  await page.locator('[contenteditable=true]').pressSequentially('Empieza así. ');
  await page.close();
  await editar(fila.id, { autor: 'Otra persona' });

  const otra = await context.newPage();
  await otra.goto(`${panel}/${fila.id}`);
  const oferta = dialogo(otra, /^Hay cambios sin guardar del/);
  await expect(oferta.getByText('¿Desea recuperarlos? Son de: Resumen y Contenido.')).toBeVisible();
  await expect(oferta.getByText('El registro cambió desde entonces.')).toBeVisible();
  expect(await barreras(otra)).toEqual([]);
  await oferta.getByRole('button', { name: 'Recuperar' }).click();
  await expect(otra.getByRole('textbox', { name: 'Resumen' })).toHaveValue('Un resumen sin guardar');
  await boton(otra, 'Guardar borrador').click();
  const conflicto = dialogo(otra, 'Otra persona modificó este registro');
  await conflicto.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await avisa(otra, 'Cambios guardados');
  expect(await leer(fila.id)).toMatchObject({ resumen: 'Un resumen sin guardar', autor: 'Otra persona' });
  expect(String((await leer(fila.id)).contenido)).toContain('Empieza así.');
  await otra.reload();
  await expect(titulo(otra)).toHaveValue(original);
  await expect(oferta).toBeHidden();
});

test('de un formulario con datos de personas no queda nada en el navegador; al salir, de ninguno', async ({ page }) => {
  const enElNavegador = (texto: string) =>
    page.evaluate((buscado) => Object.values(localStorage).some((one) => String(one).includes(buscado)), texto);
  const secreto = unico('Persona');
  await page.goto('/administrador/contactanos/consultas/create');
  await page.getByRole('textbox', { name: 'Nombres' }).first().fill(secreto);
  const noticia = unico('Noticia');
  const otra = await page.context().newPage();
  await otra.goto(`${panel}/create`);
  await titulo(otra).fill(noticia);
  await expect.poll(() => enElNavegador(noticia)).toBe(true);
  expect(await enElNavegador(secreto)).toBe(false);

  await boton(otra, 'Cerrar sesión').click();
  await expect(otra).toHaveURL(/\/login/);
  await expect(page).toHaveURL(/\/login/);
  expect(await enElNavegador(noticia)).toBe(false);
});

test('si la sesión termina con un formulario abierto, se vuelve a ingresar sin perderlo', async ({ page }) => {
  const original = unico('Sesión');
  const fila = await crear({ titulo: original });
  await abrir(page, fila);
  await titulo(page).fill(`${original} escrita`);
  let rechazar = true;
  await page.route(`**/api/novedades/${fila.id}`, (route) =>
    rechazar && route.request().method() === 'PUT'
      ? route.fulfill({ status: 401, json: { detail: 'Inicie sesión para continuar', codigo: 'no_autenticado' } })
      : route.continue(),
  );
  await boton(page, 'Guardar borrador').click();
  const reingreso = dialogo(page, 'Su sesión terminó');
  await expect(reingreso).toBeVisible();
  expect(await barreras(page)).toEqual([]);
  rechazar = false;
  await reingreso.getByLabel(/^Contraseña de/).fill('kantuta-demo');
  await reingreso.getByRole('button', { name: 'Continuar' }).click();
  await avisa(page, 'Cambios guardados');
  await expect(titulo(page)).toHaveValue(`${original} escrita`);
  expect((await leer(fila.id)).titulo).toBe(`${original} escrita`);
});

test('lo eliminado está en la papelera, con quién y cuándo, y vuelve como borrador', async ({ page }) => {
  const nombre = unico('Borrable');
  const fila = await crear({ titulo: nombre });
  await abrir(page, fila);
  await boton(page, 'Eliminar').click();
  await dialogo(page, /Eliminar/)
    .getByRole('button', { name: 'Confirmar' })
    .click();
  await avisa(page, 'En la papelera');
  await page.getByRole('link', { name: /^Papelera \(\d+\)$/ }).click();
  const eliminada = page.getByRole('listitem').filter({ hasText: nombre });
  await expect(eliminada).toContainText('Elena Quispe');
  await expect(eliminada).toContainText('Se eliminó el');
  expect(await barreras(page)).toEqual([]);
  await page.getByRole('button', { name: `Recuperar «${nombre}»` }).click();
  await expect(titulo(page)).toHaveValue(nombre);
  expect((await leer(fila.id)).estado).toBe('borrador');
});

test('el formulario dice qué falta para publicar, publica lo escrito y lleva al sitio', async ({ page }) => {
  const nombre = unico('Publicable');
  const fila = await crear({ titulo: nombre, imagen: null });
  await abrir(page, fila);
  const publicacion = page.getByRole('region', { name: 'En el sitio' });
  await expect(publicacion.getByText('Falta Portada para publicar')).toBeVisible();
  await publicacion.getByRole('button', { name: 'Portada' }).click();
  await expect(page.getByRole('group', { name: 'Portada' }).getByRole('button').first()).toBeFocused();
  await boton(page, 'Publicar').click();
  await expect(dialogo(page, 'Todavía no se puede publicar').getByRole('button', { name: 'Portada' })).toBeVisible();
  await page.keyboard.press('Escape');

  await editar(fila.id, { imagen: portada });
  await page.reload();
  await titulo(page).fill(`${nombre} lista`);
  await boton(page, 'Publicar').click();
  const pregunta = dialogo(page, '¿Desea publicar?');
  await expect(pregunta.getByText(/Los visitantes lo verán desde ahora\./)).toBeVisible();
  await pregunta.getByRole('button', { name: 'Publicar' }).click();
  const sitio = page.getByRole('status').getByRole('link', { name: 'Ver en el sitio' });
  await expect(sitio).toHaveAttribute('href', `/novedades/${fila.slug}`);
  expect(await leer(fila.id)).toMatchObject({ titulo: `${nombre} lista`, estado: 'publicado', situacion: 'vigente' });
  await expect(boton(page, 'Publicar los cambios')).toBeDisabled();
  await titulo(page).fill(`${nombre} corregida`);
  await boton(page, 'Guardar sin publicar').click();
  await expect(page.getByText('Con cambios', { exact: true })).toBeVisible();
  expect((await (await api.get(`/api/publico/novedades/${fila.slug}`)).json()).titulo).toBe(`${nombre} lista`);
});
