import { barriers } from './support/barriers.js';
import { chooseFromMore } from './support/chooseFromMore.js';
import { announces, button, dialog, Novedades, open, panel, paragraph, titleField } from './support/novedades.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { unique } from './support/unique.js';

let novedades: Novedades;
test.beforeAll(async ({ browser, baseURL }) => {
  novedades = await Novedades.open(browser, baseURL);
});
test.beforeEach(({ page }) => signIn(page, 'administrador'));

test('the history shows changes and a complete version, and restores it', async ({ page }) => {
  const antes = unique('Versión');
  const fila = await novedades.create({
    titulo: antes,
    contenido: paragraph('Atendemos de lunes a viernes.'),
    etiquetas: ['uno'],
  });
  await novedades.edit(fila.id, {
    titulo: `${antes} cambiada`,
    contenido: paragraph('Atendemos de lunes a sábado.'),
    galeria: [{ imagen: novedades.picture, pie: 'La agencia' }],
  });
  await page.goto(`${panel}/${fila.id}/show?vista=historial`);
  const edicion = page.getByRole('article').first();
  await expect(edicion.getByRole('deletion').filter({ hasText: 'viernes' })).toHaveText('viernes');
  await expect(edicion.getByRole('insertion').filter({ hasText: 'sábado' })).toHaveText('sábado');
  await expect(edicion.getByText('N.º 1: se agregó')).toBeVisible();
  await expect(edicion.getByRole('button', { name: 'Recuperar esta versión' })).toBeHidden();
  expect(await barriers(page)).toEqual([]);

  const creacion = page.getByRole('article').last();
  await creacion.getByRole('button', { name: 'Ver esta versión' }).click();
  const version = dialog(page, /^Versión 1, del/);
  await expect(version.getByText('Atendemos de lunes a viernes.')).toBeVisible();
  await expect(version.getByText(antes, { exact: true })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await version.getByRole('button', { name: 'Recuperar esta versión' }).click();
  await dialog(page, '¿Desea recuperar la versión 1?').getByRole('button', { name: 'Recuperar' }).click();
  await announces(page, 'Se recuperó la versión 1');
  await expect(page.getByRole('article').getByRole('heading')).toHaveText(['Recuperación', 'Edición', 'Creación']);
  expect(await novedades.read(fila.id)).toMatchObject({ titulo: antes, galeria: [], version: 3 });
});

test('the trash shows who deleted a row and when, and restores it as a draft', async ({ page }) => {
  const nombre = unique('Borrable');
  const fila = await novedades.create({ titulo: nombre });
  await open(page, fila);
  await button(page, 'Eliminar').click();
  await dialog(page, `¿Desea eliminar «${nombre}»?`).getByRole('button', { name: 'Eliminar' }).click();
  await announces(page, 'En la papelera');
  // The page of a row has a «Más» too, until the list replaces it.
  await expect(page.getByRole('table')).toBeVisible();
  await chooseFromMore(page, /^Papelera \(\d+\)$/);
  const eliminada = page.getByRole('listitem').filter({ hasText: nombre });
  await expect(eliminada).toContainText('Elena Quispe');
  await expect(eliminada).toContainText('Se eliminó el');
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: `Recuperar «${nombre}»` }).click();
  await expect(titleField(page)).toHaveValue(nombre);
  expect((await novedades.read(fila.id)).estado).toBe('borrador');
});
