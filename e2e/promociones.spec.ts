import type { Cooperativa } from '@coop/client';
import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { change, create, dayFromToday, order, publishInPanel, uploadPicture } from './support/publication.js';
import type { NewRow } from './support/sections.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { unique } from './support/unique.js';

const seccion = 'promociones';
let api: Cooperativa;
let imagenes: { imagenEscritorio: string; imagenMovil: string };
test.beforeAll(async ({ baseURL, browser }) => {
  api = await apiOf(String(baseURL), 'administrador');
  const subir = (campo: string) => uploadPicture(api, browser, { seccion, campo, alternativo: 'Alcancía de regalo' });
  imagenes = { imagenEscritorio: await subir('imagenEscritorio'), imagenMovil: await subir('imagenMovil') };
});

const borrador = (cambios: Partial<NewRow<typeof seccion>>) =>
  create(api, seccion, {
    titulo: unique('Alcancía de regalo'),
    tipo: 'regalo',
    producto: 'caja_ahorro',
    contenido: '<p>Una alcancía para quien abre su primera caja de ahorro.</p>',
    condiciones: 'Una por persona, hasta agotar las existencias.',
    vigenteDesde: dayFromToday(-10),
    vigenteHasta: dayFromToday(5),
    ...imagenes,
    ...cambios,
  });

test('a published promotion shows its remaining days and links to its product', async ({ page }) => {
  const fila = await borrador({});
  const titulo = fila.titulo;
  await signIn(page, 'administrador');
  await page.goto(`/administrador/${seccion}/${fila.id}/show`);
  await expect(page.getByText('Sin publicar', { exact: true })).toBeVisible();
  await expect(page.getByText('Vigente', { exact: true })).toHaveCount(0);
  await page.goto(`/administrador/${seccion}/${fila.id}`);
  await expect(page.getByRole('group', { name: /^Imagen para celular/ })).toContainText('Necesario para publicar.');
  await publishInPanel(page, seccion, fila);
  await page.goto('/promociones');
  await expect(page.getByText('Entidad supervisada por ASFI').first()).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: titulo })).toContainText('Termina en 5 días');
  await page.getByRole('main').getByRole('link', { name: titulo }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titulo);
  await expect(page.getByRole('main').getByText('Termina en 5 días')).toBeVisible();
  await expect(page.getByText('Entidad supervisada por ASFI').first()).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: 'Caja de Ahorro' }).click();
  await expect(page).toHaveURL('/productos/caja-ahorro');
});

test('an expired promotion leaves the list and is marked «Promoción finalizada» at its address', async ({ page }) => {
  const fila = await borrador({
    vigenteHasta: dayFromToday(-1),
    botonTexto: 'Abrir mi cuenta',
    botonEnlace: '/productos/caja-ahorro',
  });
  await order(api, seccion, fila, 'publicar');
  await page.goto('/promociones');
  await expect(page.getByRole('main').getByRole('link', { name: fila.titulo })).toBeHidden();
  expect((await page.goto(`/promociones/${fila.slug}`))?.status()).toBe(200);
  await expect(page.getByRole('note')).toContainText('Promoción finalizada.');
  await expect(page.getByRole('main').getByRole('link', { name: 'Abrir mi cuenta' })).toBeHidden();
  await order(api, seccion, fila, 'archivar');
  expect((await page.goto(`/promociones/${fila.slug}`))?.status()).toBe(404);
});

test('a phone shows the portrait image and a computer the landscape one, each by its focal point', async ({ page }) => {
  const fila = await borrador({});
  await order(api, seccion, fila, 'publicar');
  const { imagenMovil, imagenEscritorio } = imagenes;
  const enfocar = (id: string, foco: { x: number; y: number }) => change(api, 'archivos', { id }, { foco });
  await enfocar(imagenEscritorio, { x: 10, y: 20 });
  await enfocar(imagenMovil, { x: 80, y: 90 });
  const imagen = page.getByRole('main').locator('picture img').first();
  const vista = () => imagen.evaluate((img: HTMLImageElement) => img.currentSrc);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/promociones/${fila.slug}`);
  await expect.poll(vista).toContain(imagenEscritorio);
  await expect(imagen).toHaveCSS('object-position', '10% 20%');
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(vista).toContain(imagenMovil);
  await expect(imagen).toHaveCSS('object-position', '80% 90%');
});
