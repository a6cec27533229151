import type { Cooperativa } from '@coop/client';
import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { hydrated } from './support/hydrated.js';
import { create, dayFromToday, order, uploadPicture } from './support/publication.js';
import type { NewRow } from './support/sections.js';
import { expect, type Page, test } from './support/test.js';
import { unique } from './support/unique.js';

const seccion = 'novedades';
let api: Cooperativa;
let imagen: string;
let foto: string;
test.beforeAll(async ({ baseURL, browser }) => {
  api = await apiOf(String(baseURL), 'administrador');
  imagen = await uploadPicture(api, browser, { seccion, campo: 'imagen', alternativo: 'Portada de prueba' });
  foto = await uploadPicture(api, browser, { seccion, campo: 'galeria.imagen', alternativo: 'Foto de la feria' });
});

const publicar = async (cambios: Partial<NewRow<'novedades'>>) =>
  order(
    api,
    seccion,
    await create(api, seccion, {
      titulo: unique('Feria de la cooperativa'),
      contenido: `<p>${'Quince puestos enseñan a hacer un presupuesto. '.repeat(3)}</p>`,
      categoria: 'socios',
      fechaPublicacion: dayFromToday(-2),
      imagen,
      ...cambios,
    }),
    'publicar',
  );
const entradas = (page: Page) => page.getByRole('main').locator('a[href^="/novedades/"]:not([href$=".xml"])');

test('a news item with a future date is not public until then', async ({ page, request }) => {
  const fila = await publicar({ fechaPublicacion: dayFromToday(1) });
  expect((await page.goto(`/novedades/${fila.slug}`))?.status()).toBe(404);
  await page.goto(`/novedades?q=${fila.titulo.split(' ').at(-1)}`);
  await expect(page.getByRole('main').getByText('No hay novedades con esos filtros')).toBeVisible();
  for (const puerta of ['/sitemap.xml', '/novedades/rss.xml', '/'])
    expect(await (await request.get(puerta)).text(), puerta).not.toContain(fila.slug);
});

test('the list has nine items a page, and category and year filters in the URL', async ({ page }) => {
  await page.goto('/novedades');
  await expect(entradas(page)).toHaveCount(9);
  await page.getByRole('link', { name: 'Siguientes' }).click();
  await expect(page).toHaveURL(/pagina=2/);
  await expect(entradas(page)).toHaveCount(9);
  const fila = await publicar({ categoria: 'educacion_financiera', fechaPublicacion: dayFromToday(-400) });
  const anio = dayFromToday(-400).slice(0, 4);
  await page.goto('/novedades');
  await hydrated(page);
  await page.getByLabel('Categoría').selectOption('Educación financiera');
  await expect(page).toHaveURL(/categoria=educacion_financiera/);
  await page.getByLabel('Año').selectOption(anio);
  await expect(page).toHaveURL(new RegExp(`anio=${anio}`));
  await expect(page.getByRole('main').getByRole('link', { name: fila.titulo })).toBeVisible();
});

test('images enlarge and are navigated by keyboard', async ({ page }) => {
  const fila = await publicar({ galeria: [{ imagen: foto, pie: 'La plaza llena.' }] });
  await page.goto(`/novedades/${fila.slug}`);
  await hydrated(page);
  await page.getByRole('link', { name: /^Ampliar/ }).focus();
  await page.keyboard.press('Enter');
  const visor = page.getByRole('dialog', { name: 'Imágenes' });
  await expect(visor.getByRole('img', { name: 'Foto de la feria' })).toBeVisible();
  await expect(visor).toContainText('La plaza llena.');
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(visor).toBeHidden();
  await expect(page.getByRole('link', { name: /^Ampliar/ })).toBeFocused();
});

test('an event downloads as iCalendar, and a video requests nothing from YouTube before a click', async ({
  page,
  baseURL,
}) => {
  const fila = await publicar({
    categoria: 'eventos',
    eventoFecha: `${dayFromToday(20)}T13:30:00.000Z`,
    eventoLugar: 'Plaza Murillo, La Paz',
    videoUrl: 'https://youtu.be/aqz-KE-bpKQ',
  });
  const ajenas: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(String(baseURL))) ajenas.push(request.url());
  });
  await page.goto(`/novedades/${fila.slug}`);
  await expect(page.getByRole('link', { name: /Ver el video/ })).toHaveAttribute(
    'href',
    'https://youtu.be/aqz-KE-bpKQ',
  );
  const descarga = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Agregar a mi calendario' }).click();
  expect((await descarga).suggestedFilename()).toBe('evento.ics');
  expect(ajenas).toEqual([]);
  await expect(
    page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading') }),
  ).toHaveCount(3);
});
