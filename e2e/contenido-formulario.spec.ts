import { barriers } from './support/barriers.js';
import { choose } from './support/choose.js';
import { announces, button, dialog, Novedades, open, panel, paragraph, titleField } from './support/novedades.js';
import { ok } from './support/ok.js';
import { signIn } from './support/signIn.js';
import { expect, type Page, test } from './support/test.js';
import { unique } from './support/unique.js';

let novedades: Novedades;
test.beforeAll(async ({ browser, baseURL }) => {
  novedades = await Novedades.open(browser, baseURL);
});
test.beforeEach(({ page }) => signIn(page, 'administrador'));

test('warns about a lost connection on each page and on save; saving works after reconnecting', async ({
  page,
  context,
}) => {
  const fila = await novedades.create({ titulo: unique('Sin red') });
  await open(page, fila);
  await titleField(page).fill(`${fila.titulo} corregido`);
  await context.setOffline(true);
  await expect(page.getByText(/^Sin conexión: lo que guarde no se enviará/)).toBeVisible();
  await button(page, 'Guardar borrador').click();
  await announces(page, 'Sin conexión. Revise su internet e intente nuevamente.');
  await expect(titleField(page)).toHaveValue(`${fila.titulo} corregido`);
  await context.setOffline(false);
  await expect(page.getByText(/^Sin conexión: lo que guarde/)).toBeHidden();
  // The panel shows progress until the response arrives.
  await page.route(`**/api/novedades/${fila.id}`, async (route) => {
    await expect(page.getByRole('progressbar', { name: 'En curso' })).toBeVisible();
    await route.continue();
  });
  await button(page, 'Guardar borrador').click();
  await announces(page, 'Cambios guardados');
  expect((await novedades.read(fila.id)).titulo).toBe(`${fila.titulo} corregido`);
});

test('resolves an edit conflict field by field and saves the merge', async ({ page }) => {
  const original = unique('Conflicto');
  const fila = await novedades.create({
    titulo: original,
    resumen: 'Antes',
    galeria: [{ imagen: novedades.picture, pie: 'Antes' }],
  });
  await open(page, fila);
  await novedades.edit(fila.id, {
    titulo: `${original} suyo`,
    contenido: paragraph('Contenido de la otra persona.'),
    galeria: [{ imagen: novedades.picture, pie: 'De la otra persona' }],
  });
  await titleField(page).fill(`${original} mío`);
  await page.getByRole('textbox', { name: 'Resumen' }).fill('Mi resumen');
  await page.getByRole('textbox', { name: 'Pie de foto' }).fill('Mi pie');
  await button(page, 'Guardar borrador').click();

  const conflicto = dialog(page, 'Otra persona modificó este registro');
  const campo = (name: string) => conflicto.getByRole('radiogroup', { name });
  await expect(campo('Resumen').getByRole('radio', { name: 'Lo suyo' })).toBeChecked();
  await expect(campo('Contenido').getByRole('radio', { name: 'Lo guardado' })).toBeChecked();
  await expect(conflicto.getByText('Ambos lo cambiaron.')).toHaveCount(2);
  expect(await barriers(page)).toEqual([]);
  await campo('Título').getByRole('radio', { name: 'Lo guardado' }).check();
  // The row changes once more: the panel asks again and keeps the earlier choices.
  await novedades.edit(fila.id, { autor: 'Una tercera persona', titulo: `${original} tercero` });
  await conflicto.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await expect(campo('Autor')).toBeVisible();
  await expect(campo('Contenido')).toBeHidden();
  await campo('Autor').getByRole('radio', { name: 'Lo guardado' }).check();
  await campo('Título').getByRole('radio', { name: 'Lo guardado' }).check();
  await conflicto.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await announces(page, 'Cambios guardados');

  const guardada = await novedades.read(fila.id);
  expect(guardada).toMatchObject({
    titulo: `${original} tercero`,
    autor: 'Una tercera persona',
    resumen: 'Mi resumen',
    galeria: [{ imagen: novedades.picture, pie: 'Mi pie' }],
    imagen: novedades.cover,
  });
  expect(guardada.contenido).toContain('Contenido de la otra persona.');
  await expect(titleField(page)).toHaveValue(`${original} tercero`);
  await expect(page.locator('[contenteditable=true]')).toContainText('Contenido de la otra persona.');
});

test('offers unsaved input after closing the tab, even if the record changed', async ({ page, context }) => {
  const original = unique('A medias');
  const fila = await novedades.create({ titulo: original });
  await open(page, fila);
  await page.getByRole('textbox', { name: 'Resumen' }).fill('Un resumen sin guardar');
  await page.locator('[contenteditable=true]').pressSequentially('Empieza así. ');
  await page.close();
  await novedades.edit(fila.id, { autor: 'Otra persona' });

  const otra = await context.newPage();
  await otra.goto(`${panel}/${fila.id}`);
  const oferta = dialog(otra, /^Hay cambios sin guardar del/);
  await expect(oferta.getByText('¿Desea recuperarlos? Son de: Resumen y Contenido.')).toBeVisible();
  await expect(oferta.getByText('El registro cambió desde entonces.')).toBeVisible();
  expect(await barriers(otra)).toEqual([]);
  await oferta.getByRole('button', { name: 'Recuperar' }).click();
  await expect(otra.getByRole('textbox', { name: 'Resumen' })).toHaveValue('Un resumen sin guardar');
  await button(otra, 'Guardar borrador').click();
  const conflicto = dialog(otra, 'Otra persona modificó este registro');
  await conflicto.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await announces(otra, 'Cambios guardados');
  expect(await novedades.read(fila.id)).toMatchObject({ resumen: 'Un resumen sin guardar', autor: 'Otra persona' });
  expect((await novedades.read(fila.id)).contenido).toContain('Empieza así.');
  await otra.reload();
  await expect(titleField(otra)).toHaveValue(original);
  await expect(oferta).toBeHidden();
});

test('offers unsaved input on another device until it is saved', async ({ page, browser }) => {
  const fila = await novedades.create({ titulo: unique('En dos lugares') });
  await open(page, fila);
  const copiado = page.waitForResponse((one) => one.request().method() === 'PUT' && one.url().includes('sin-guardar'));
  await page.getByRole('textbox', { name: 'Resumen' }).fill('Empezado en la oficina');
  await copiado;

  const otra = await (await browser.newContext()).newPage();
  await signIn(otra, 'administrador');
  await otra.goto(`${panel}/${fila.id}`);
  const oferta = dialog(otra, /^Hay cambios sin guardar del/);
  await oferta.getByRole('button', { name: 'Recuperar' }).click();
  await expect(otra.getByRole('textbox', { name: 'Resumen' })).toHaveValue('Empezado en la oficina');
  await button(otra, 'Guardar borrador').click();
  await announces(otra, 'Cambios guardados');
  const leido = otra.waitForResponse((one) => one.request().method() === 'GET' && one.url().includes('sin-guardar'));
  await otra.reload();
  expect(await (await leido).json()).toEqual({ escrito: null });
  await otra.context().close();
});

test('stores no draft of a form with personal data; signing out deletes all drafts', async ({ page }) => {
  const enElNavegador = (texto: string) =>
    page.evaluate((buscado) => Object.values(localStorage).some((one) => String(one).includes(buscado)), texto);
  const secreto = unique('Persona');
  await page.goto('/administrador/contactanos/consultas/create');
  await page.getByRole('textbox', { name: 'Nombres' }).first().fill(secreto);
  const noticia = unique('Noticia');
  const otra = await page.context().newPage();
  await otra.goto(`${panel}/create`);
  await titleField(otra).fill(noticia);
  await expect.poll(() => enElNavegador(noticia)).toBe(true);
  expect(await enElNavegador(secreto)).toBe(false);

  await button(otra, 'Cerrar sesión').click();
  await expect(otra).toHaveURL(/\/login/);
  await expect(page).toHaveURL(/\/login/);
  expect(await enElNavegador(noticia)).toBe(false);
});

test('keeps an open form when the session expires and the user signs in again', { tag: '@esencial' }, async ({
  page,
}) => {
  const original = unique('Sesión');
  const fila = await novedades.create({ titulo: original });
  await open(page, fila);
  await titleField(page).fill(`${original} escrita`);
  let rechazar = true;
  await page.route(`**/api/novedades/${fila.id}`, (route) =>
    rechazar && route.request().method() === 'PUT'
      ? route.fulfill({ status: 401, json: { detail: 'Inicie sesión para continuar', codigo: 'no_autenticado' } })
      : route.continue(),
  );
  await button(page, 'Guardar borrador').click();
  const reingreso = dialog(page, 'Su sesión terminó');
  await expect(reingreso).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  rechazar = false;
  await reingreso.getByLabel('Contraseña', { exact: true }).fill('kantuta-demo');
  await reingreso.getByRole('button', { name: 'Continuar' }).click();
  await announces(page, 'Cambios guardados');
  await expect(titleField(page)).toHaveValue(`${original} escrita`);
  expect((await novedades.read(fila.id)).titulo).toBe(`${original} escrita`);
});

test('the form lists what publishing needs, publishes its input and links to the site', async ({ page }) => {
  const nombre = unique('Publicable');
  const fila = await novedades.create({ titulo: nombre, imagen: null });
  await open(page, fila);
  const publicacion = page.getByRole('region', { name: 'En el sitio' });
  await expect(publicacion.getByText('Falta la portada')).toBeVisible();
  await publicacion.getByRole('button', { name: 'Portada' }).click();
  await expect(page.getByRole('group', { name: 'Portada' }).getByRole('button').first()).toBeFocused();
  await button(page, 'Publicar').click();
  await expect(dialog(page, 'Todavía no se puede publicar').getByRole('button', { name: 'Portada' })).toBeVisible();
  await page.keyboard.press('Escape');

  await novedades.edit(fila.id, { imagen: novedades.cover });
  await page.reload();
  // The limit is reported on blur, and cleared the same way.
  await titleField(page).fill(nombre.repeat(20));
  await titleField(page).press('Tab');
  await expect(titleField(page)).toHaveAttribute('aria-invalid', 'true');
  await titleField(page).fill(`${nombre} lista`);
  await titleField(page).press('Tab');
  await expect(titleField(page)).toHaveAttribute('aria-invalid', 'false');
  await button(page, 'Publicar').click();
  const pregunta = dialog(page, '¿Desea publicar?');
  await expect(pregunta.getByText(/Los visitantes lo verán desde ahora\./)).toBeVisible();
  await pregunta.getByRole('button', { name: 'Publicar' }).click();
  const sitio = page.getByRole('status').getByRole('link', { name: 'Ver en el sitio' });
  await expect(sitio).toHaveAttribute('href', `/novedades/${fila.slug}`);
  expect(await novedades.read(fila.id)).toMatchObject({
    titulo: `${nombre} lista`,
    estado: 'publicado',
    situacion: 'vigente',
  });
  await expect(button(page, 'Publicar los cambios')).toBeDisabled();
  await titleField(page).fill(`${nombre} corregida`);
  await button(page, 'Guardar sin publicar').click();
  await expect(page.getByText('Con cambios', { exact: true })).toBeVisible();
  const params = { path: { slug: fila.slug } };
  const publico = async () => (await ok(novedades.api.GET('/api/publico/novedades/{slug}', { params }))).titulo;
  expect(await publico()).toBe(`${nombre} lista`);
  await button(page, 'Publicar los cambios').click();
  const cambios = dialog(page, '¿Desea publicar?').getByRole('region', { name: 'Lo que cambia' });
  await expect(cambios.locator('del')).toHaveText(`${nombre} lista`);
  await expect(cambios.locator('ins')).toHaveText(`${nombre} corregida`);
  await dialog(page, '¿Desea publicar?').getByRole('button', { name: 'Publicar' }).click();
  await expect.poll(publico).toBe(`${nombre} corregida`);

  // The panel says what publishing will require before the row is saved.
  await page.goto('/administrador/promociones/create');
  const bases = page.getByText('Para publicar: Agregue las bases para publicar un sorteo.');
  await expect(page.getByRole('combobox', { name: /^Tipo/ })).toBeVisible();
  await expect(bases).toHaveCount(0);
  await choose(page, /^Tipo/, 'Sorteo');
  await expect(bases).toBeVisible();
});

/** Delays matching responses, as a slow connection does. */
const demorar = (page: Page, metodo: string, ruta: string) =>
  page.route(ruta, async (route) => {
    if (route.request().method() === metodo) await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.fallback();
  });
const resumen = (page: Page) => page.getByRole('textbox', { name: 'Resumen' });

test('keeps input typed while saving and publishing, ready to be saved', async ({ page }) => {
  const fila = await novedades.create({ titulo: unique('Mientras tanto') });
  await open(page, fila);
  await demorar(page, 'PUT', `**/api/novedades/${fila.id}`);
  await demorar(page, 'GET', `**/api/novedades/${fila.id}`);
  await titleField(page).fill(`${fila.titulo} dos`);
  await button(page, 'Guardar borrador').click();
  await resumen(page).fill('Escrito al guardar');
  await announces(page, 'Cambios guardados');
  await expect(titleField(page)).toHaveValue(`${fila.titulo} dos`);
  await expect(resumen(page)).toHaveValue('Escrito al guardar');

  await button(page, 'Publicar').click();
  await dialog(page, '¿Desea publicar?').getByRole('button', { name: 'Publicar', exact: true }).click();
  await announces(page, 'Publicado: ');
  const cargada = page.waitForResponse(
    (answer) => answer.url().endsWith(fila.id) && answer.request().method() === 'GET',
  );
  await resumen(page).fill('Escrito al publicar');
  await cargada;
  await expect(button(page, 'Guardar y publicar cambios')).toBeEnabled();
  await expect(resumen(page)).toHaveValue('Escrito al publicar');
  expect(await novedades.read(fila.id)).toMatchObject({ titulo: `${fila.titulo} dos`, resumen: 'Escrito al guardar' });
  await button(page, 'Guardar sin publicar').click();
  await expect(button(page, 'Publicar los cambios')).toBeEnabled();
  expect((await novedades.read(fila.id)).resumen).toBe('Escrito al publicar');
});

test("another user's save keeps unsaved input; conflicting fields are asked about", async ({ page }) => {
  const fila = await novedades.create({ titulo: unique('Actualizar'), resumen: 'Antes' });
  await open(page, fila);
  const actualizar = async () => {
    const cargada = page.waitForResponse(
      (answer) => answer.url().endsWith(fila.id) && answer.request().method() === 'GET',
    );
    await page.getByRole('button', { name: /^Su cuenta/ }).click();
    await page.getByRole('menuitem', { name: 'Actualizar' }).click();
    await cargada;
  };
  await titleField(page).fill(`${fila.titulo} mío`);
  await novedades.edit(fila.id, { resumen: 'De la otra persona' });
  await actualizar();
  await expect(resumen(page)).toHaveValue('De la otra persona');
  await expect(titleField(page)).toHaveValue(`${fila.titulo} mío`);
  await novedades.edit(fila.id, { titulo: `${fila.titulo} suyo` });
  await actualizar();
  await expect(titleField(page)).toHaveValue(`${fila.titulo} mío`);
  await button(page, 'Guardar borrador').click();
  await expect(dialog(page, 'Otra persona modificó este registro')).toBeVisible();
});

test('saves once on a double click, and does not repeat a save whose response was lost', async ({ page }) => {
  const fila = await novedades.create({ titulo: unique('Dos pulsaciones') });
  const pedidos: string[] = [];
  page.on('request', (pedido) => {
    const { pathname } = new URL(pedido.url());
    if (['PUT', 'POST'].includes(pedido.method()) && /^\/api\/(novedades|sitio)\//.test(pathname))
      pedidos.push(`${pedido.method()} ${pathname}`);
  });
  await open(page, fila);
  await titleField(page).fill(`${fila.titulo}, corregida`);
  await button(page, 'Guardar borrador').dblclick();
  await announces(page, 'Cambios guardados');

  await page.goto('/administrador/sitio/sinonimos/create');
  await page.getByRole('textbox', { name: 'La gente escribe' }).fill(unique('pulsar'));
  await page.getByRole('textbox', { name: 'El sitio dice' }).fill('ahorro');
  await button(page, 'Guardar').dblclick();
  await expect(page).toHaveURL(/sinonimos\/[0-9a-f-]{36}$/);
  expect(pedidos).toEqual([`PUT /api/novedades/${fila.id}`, 'POST /api/sitio/sinonimos']);
  // The form of a new row stays until the saved row loads.
  await expect(page.getByRole('button', { name: 'Historial', exact: true })).toBeVisible();

  const guardadas: string[] = [];
  await page.route('**/api/sitio/sinonimos', async (route) => {
    const respuesta = await route.fetch();
    guardadas.push((await respuesta.json()).id);
    return guardadas.length === 1 ? route.abort() : route.fulfill({ response: respuesta });
  });
  await page.goto('/administrador/sitio/sinonimos/create');
  await page.getByRole('textbox', { name: 'La gente escribe' }).fill(unique('respuesta'));
  await page.getByRole('textbox', { name: 'El sitio dice' }).fill('ahorro');
  await button(page, 'Guardar').click();
  await announces(page, 'Sin conexión. Revise su internet e intente nuevamente.');
  await button(page, 'Guardar').click();
  await expect(page).toHaveURL(/sinonimos\/[0-9a-f-]{36}$/);
  expect(guardadas).toEqual([guardadas[0], guardadas[0]]);
});
