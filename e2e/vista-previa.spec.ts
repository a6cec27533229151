import type { Cooperativa } from '@coop/client';
import { apiOf } from './support/apiOf.js';
import type { Novedad } from './support/novedades.js';
import { ok } from './support/ok.js';
import { openLink, openPreviews } from './support/openPreview.js';
import { change, create, erase, order, uploadPicture } from './support/publication.js';
import type { NewRow } from './support/sections.js';
import { signIn } from './support/signIn.js';
import { type APIRequestContext, expect, test } from './support/test.js';
import { unique } from './support/unique.js';
import { watch } from './support/watch.js';

const sinGuardar = 'Hay cambios sin guardar: la vista previa muestra lo último que guardó.';

let api: Cooperativa;
let pedir: APIRequestContext;
let escribir: (cambios?: Partial<NewRow<'novedades'>>) => Promise<Novedad>;
test.beforeAll(async ({ browser, baseURL }) => {
  api = await apiOf(String(baseURL), 'administrador');
  const deImagen = { seccion: 'novedades', campo: 'imagen', alternativo: 'Fondo blanco de prueba' } as const;
  escribir = async (cambios = {}) => {
    const titulo = unique('Novedad');
    const contenido = `<p>${`Lo que hay que saber de ${titulo}. `.repeat(3)}</p>`;
    const imagen = await uploadPicture(api, browser, deImagen);
    const fechaPublicacion = '2024-11-18';
    return create(api, 'novedades', { titulo, contenido, imagen, categoria: 'socios', fechaPublicacion, ...cambios });
  };
});
test.beforeEach(({ request }) => {
  pedir = request;
});

const enlaceDe = async ({ id }: Novedad): Promise<string> =>
  (await ok(api.POST('/api/novedades/{id}/vista-previa', { params: { path: { id } } }))).url;

test('a draft is previewed as on the site, until its link is revoked', async ({ page }) => {
  const fila = await escribir();
  await signIn(page, 'administrador', `/administrador/novedades/${fila.id}`);
  await page.getByRole('textbox', { name: 'Título' }).fill(`${fila.titulo} sin guardar`);
  const dialogo = await openPreviews(page);
  await expect(dialogo.getByText(sinGuardar)).toBeVisible();
  const vista = await openLink(page, dialogo);

  await expect(vista).toHaveURL(/\/vista-previa\//);
  const url = vista.url();
  const fallas = watch(vista);
  for (const width of [360, 1440]) {
    await vista.goto('about:blank');
    await vista.setViewportSize({ width, height: 800 });
    await vista.goto(url);
    await expect(vista.getByRole('heading', { level: 1 })).toHaveText(fila.titulo);
    await expect(vista.getByLabel('Vista previa')).toContainText('Este enlace abre hasta el');
    const imagen = vista.getByRole('img', { name: 'Fondo blanco de prueba' }).first();
    await expect.poll(() => imagen.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await vista.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  expect(await vista.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
  expect(fallas).toEqual([]);

  await dialogo.getByRole('button', { name: 'Revocar' }).click();
  await expect(dialogo.getByRole('button', { name: 'Revocar' })).toHaveCount(0);
  expect((await vista.goto(url))?.status()).toBe(404);
  await expect(vista.getByText(fila.titulo)).toHaveCount(0);
});

test('a preview is not cached or indexed and shows no other draft', async () => {
  const nota = unique('Nota');
  const [fila, otra] = [await escribir({ notaInterna: nota }), await escribir()];
  const [url, deOtra] = [await enlaceDe(fila), await enlaceDe(otra)];
  const pagina = await pedir.get(url);
  const reservada = {
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow',
  };
  expect(pagina.headers()).toMatchObject(reservada);
  const html = await pagina.text();
  expect(html).toContain(fila.titulo);
  expect(html).not.toContain(nota);
  expect(html).not.toContain(otra.titulo);
  const cabeza = await pedir.head(url);
  expect([cabeza.status(), await cabeza.text()]).toEqual([200, '']);
  expect(cabeza.headers()).toMatchObject(reservada);

  const archivo = new RegExp(`${url}(/archivos/${fila.imagen}/[^"\\s,]+)`).exec(html)?.[1] as string;
  const imagen = await pedir.get(url + archivo);
  expect([imagen.status(), imagen.headers()['content-type']]).toEqual([200, 'image/webp']);
  expect(imagen.headers()['cache-control']).toContain('no-store');
  for (const cerrada of [archivo, deOtra + archivo, `/vista-previa/${'a'.repeat(32)}${archivo}`])
    expect((await pedir.get(cerrada)).status(), cerrada).toBe(404);
  expect((await pedir.get(`/novedades/${fila.slug}`)).status()).toBe(404);
});

test('all failing preview links give the same response', async () => {
  const fila = await escribir();
  const [revocado, vivo] = [await enlaceDe(fila), await enlaceDe(fila)];
  const path = { id: fila.id };
  const [, primero] = await ok(api.GET('/api/novedades/{id}/vistas-previas', { params: { path } }));
  const revocar = { params: { path: { ...path, enlace: String(primero?.id) } } };
  await ok(api.DELETE('/api/novedades/{id}/vistas-previas/{enlace}', revocar));
  const eliminada = await escribir();
  const deEliminada = await enlaceDe(eliminada);
  await erase(api, 'novedades', eliminada);
  const respuestas = await Promise.all(
    [revocado, deEliminada, `/vista-previa/${'a'.repeat(32)}`, '/vista-previa/x', '/vista-previa/%00'].map((url) =>
      pedir.get(url),
    ),
  );
  const cuerpos = new Set(await Promise.all(respuestas.map((answer) => answer.text())));
  expect(respuestas.map((answer) => answer.status())).toEqual([404, 404, 404, 404, 404]);
  expect(cuerpos.size).toBe(1);
  expect([...cuerpos][0]).not.toContain(fila.titulo);
  expect((await pedir.get(vivo)).status()).toBe(200);
});

test('the preview of a published row includes pending changes; the site does not', async () => {
  const fila = await escribir();
  await order(api, 'novedades', fila, 'publicar');
  const resumen = unique('Resumen');
  await change(api, 'novedades', fila, { resumen });
  const url = await enlaceDe(fila);
  const dice = async (donde: string) => (await (await pedir.get(donde)).text()).includes(resumen);
  expect(await dice(url)).toBe(true);
  // Twice: a page rendered for a preview must not be cached for visitors.
  expect([await dice(`/novedades/${fila.slug}`), await dice(`/novedades/${fila.slug}`)]).toEqual([false, false]);
  await order(api, 'novedades', fila, 'publicar');
  expect(await dice(`/novedades/${fila.slug}`)).toBe(true);
});

test('the live preview beside the form follows the input, and a click on it focuses its field', async ({ page }) => {
  const fila = await escribir();
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, 'administrador', `/administrador/novedades/${fila.id}`);
  const boton = page.getByRole('button', { name: 'Página al lado' });
  await boton.click();
  const marco = page.locator('iframe[aria-hidden=false]');
  const pagina = marco.contentFrame();
  const titular = pagina.getByRole('heading', { level: 1 });
  await expect(titular).toHaveText(fila.titulo);
  const imagen = pagina.getByRole('img', { name: 'Fondo blanco de prueba' }).first();
  await expect.poll(() => imagen.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const fallas = watch(page);

  const escrito = unique('Escrito');
  const titulo = page.getByRole('textbox', { name: 'Título' });
  await titulo.fill(escrito);
  await expect(titular).toHaveText(escrito);
  const guardada = await ok(api.GET('/api/novedades/{id}', { params: { path: { id: fila.id } } }));
  expect(guardada.titulo).toBe(fila.titulo);

  await pagina.getByText('Lo que hay que saber de').click();
  await expect(page.locator('[data-campo=contenido] [contenteditable=true]')).toBeFocused();
  await titular.click();
  await expect(titulo).toBeFocused();
  await pagina.getByRole('link', { name: 'Novedades' }).first().click();
  await expect(titular).toHaveText(escrito);

  await titulo.fill('x'.repeat(300));
  await expect(page.getByText('No se muestra hasta que se corrija: Título.')).toBeVisible();
  await expect(titular).toHaveText(fila.titulo);
  for (const [nombre, ancho] of [
    ['Tableta 768', 768],
    ['Escritorio 1280', 1280],
    ['Teléfono 360', 360],
  ] as const) {
    await page.getByRole('button', { name: nombre }).click();
    await expect.poll(() => titular.evaluate(() => innerWidth)).toBe(ancho);
  }
  expect(fallas).toEqual([]);
});

test('without room beside the form, the preview opens over it', async ({ page }) => {
  const fila = await escribir();
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, 'administrador', `/administrador/novedades/${fila.id}`);
  const boton = page.getByRole('button', { name: 'Página al lado' });
  await boton.click();
  const encima = page.getByRole('dialog', { name: 'Así se verá con lo que escribe' });
  const titular = encima.locator('iframe[aria-hidden=false]').contentFrame().getByRole('heading', { level: 1 });
  await expect(titular).toHaveText(fila.titulo);
  await titular.click();
  await expect(encima).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'Título' })).toBeFocused();
  await boton.click();
  await encima.getByRole('button', { name: 'Volver al formulario' }).click();
  await expect(encima).toHaveCount(0);
});
