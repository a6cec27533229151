import { expect, test } from '@playwright/test';
import { barreras } from './support/barreras.js';
import { entrar } from './support/entrar.js';
import { abrir, avisa, boton, dialogo, Novedades, panel, parrafo, titulo } from './support/novedades.js';
import { unico } from './support/unico.js';

let novedades: Novedades;
test.beforeAll(async ({ browser, baseURL }) => {
  novedades = await Novedades.abrir(browser, baseURL);
});
test.afterAll(() => novedades.api.dispose());
test.beforeEach(({ page }) => entrar(page, 'administrador'));

test('el historial dice qué cambió, muestra una versión entera y la recupera', async ({ page }) => {
  const antes = unico('Versión');
  const fila = await novedades.crear({
    titulo: antes,
    contenido: parrafo('Atendemos de lunes a viernes.'),
    etiquetas: ['uno'],
  });
  await novedades.editar(fila.id, {
    titulo: `${antes} cambiada`,
    contenido: parrafo('Atendemos de lunes a sábado.'),
    galeria: [{ imagen: novedades.foto, pie: 'La agencia' }],
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
  expect(await novedades.leer(fila.id)).toMatchObject({ titulo: antes, galeria: [], version: 3 });
});

test('lo eliminado está en la papelera, con quién y cuándo, y vuelve como borrador', async ({ page }) => {
  const nombre = unico('Borrable');
  const fila = await novedades.crear({ titulo: nombre });
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
  expect((await novedades.leer(fila.id)).estado).toBe('borrador');
});
