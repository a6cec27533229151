import { readFile } from 'node:fs/promises';
import { barriers } from './support/barriers.js';
import { choose } from './support/choose.js';
import { chooseFromMore } from './support/chooseFromMore.js';
import { dayBox, writeDay } from './support/dayBox.js';
import { searchList } from './support/searchList.js';
import { signIn } from './support/signIn.js';
import { expect, type Page, test } from './support/test.js';
import { unique } from './support/unique.js';

const seccion = '/administrador/sitio/feriados';
const nombre = (page: Page) => page.getByRole('textbox', { name: 'Nombre' });
const fecha = (page: Page) => dayBox(page, 'Fecha');
const guardar = (page: Page) => page.getByRole('button', { name: 'Guardar', exact: true }).click();
const avisa = (page: Page, texto: string) => expect(page.getByText(texto, { exact: true }).first()).toBeVisible();

/** A date beyond any legal deadline: holidays have a unique date. */
const diaLibre = () =>
  new Date(Date.UTC(2036, 0, 1) + Math.floor(Math.random() * 5_000) * 86_400_000).toISOString().slice(0, 10);

async function crear(page: Page, texto: string, dia = diaLibre()) {
  await page.goto(`${seccion}/create`);
  await nombre(page).fill(texto);
  await writeDay(page, 'Fecha', dia);
  await choose(page, 'Ámbito', 'Nacional');
  await choose(page, 'Tipo', 'Feriado');
  await guardar(page);
  await avisa(page, 'Creado');
  await expect(page.getByRole('button', { name: 'Historial', exact: true })).toBeVisible();
}

test.beforeEach(({ page }) => signIn(page, 'administrador'));

test('creates, edits, searches, filters, sorts and exports', { tag: '@esencial' }, async ({ page }) => {
  const marca = unique('Día');
  await crear(page, `${marca} zeta`);
  await crear(page, `${marca} alfa`);
  await nombre(page).fill(`${marca} beta`);
  await choose(page, 'Tipo', 'Traslado');
  await guardar(page);
  await avisa(page, 'Cambios guardados');

  await page.goto(seccion);
  const nombres = page.getByRole('cell', { name: marca });
  await searchList(page, marca);
  await expect(nombres).toHaveCount(2);
  const porNombre = page.getByRole('columnheader', { name: 'Nombre' }).getByRole('button');
  await porNombre.click();
  // The rows are sorted by date at first, which may give the same order.
  await expect(porNombre).toHaveAccessibleName('Ordenar por nombre descendente');
  await expect(nombres).toHaveText([`${marca} beta`, `${marca} zeta`]);
  await porNombre.click();
  await expect(nombres).toHaveText([`${marca} zeta`, `${marca} beta`]);

  const descarga = page.waitForEvent('download');
  await chooseFromMore(page, 'Exportar 2 (CSV)');
  const csv = await readFile(await (await descarga).path(), 'utf8');
  const filas = csv.trim().split('\n');
  expect(filas).toHaveLength(3);
  expect(filas[0]).toContain('Nombre');
  expect(filas[1]).toContain(`${marca} zeta`);
  expect(filas[2]).toContain(`${marca} beta`);

  await page.getByRole('button', { name: 'Filtros', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Tipo' }).click();
  await choose(page, 'Tipo', 'Traslado');
  await expect(nombres).toHaveText([`${marca} beta`]);
  const primeraFila = page.getByRole('button', { name: 'Ir a la primera fila' });
  await expect(primeraFila).toHaveCount(1);
  await searchList(page, unique('nadie'));
  await expect(page.getByText('Nada coincide con estos filtros.')).toBeVisible();
  await expect(primeraFila).toHaveCount(0);
  await page.getByRole('button', { name: 'Quitar filtros' }).first().click();
  await expect(page.getByRole('cell', { name: 'Viernes Santo', exact: true }).first()).toBeVisible();
});

test('shows each error at its field, including those only the server detects', { tag: '@esencial' }, async ({
  page,
}) => {
  const dia = diaLibre();
  const descrito = (texto: string | RegExp) => expect(fecha(page)).toHaveAccessibleDescription(texto);
  await crear(page, unique('Aniversario'), dia);

  await page.goto(`${seccion}/create`);
  await guardar(page);
  await descrito('Este campo es obligatorio');
  await expect(nombre(page)).toHaveAccessibleDescription('Este campo es obligatorio');
  await expect(nombre(page)).toHaveAttribute('aria-invalid', 'true');

  const repetido = unique('Repetido');
  await nombre(page).fill(repetido);
  await writeDay(page, 'Fecha', dia);
  await choose(page, 'Ámbito', 'Nacional');
  await choose(page, 'Tipo', 'Feriado');
  await guardar(page);
  await descrito(/[Yy]a existe/);
  await expect(nombre(page)).toHaveValue(repetido);
  await expect(page).toHaveURL(/\/create$/);
});

test('the second of two concurrent editors sees the differences and chooses', async ({ page, context }) => {
  const original = unique('Feriado');
  await crear(page, original);
  const otra = await context.newPage();
  await otra.goto(page.url());
  await expect(nombre(otra)).toHaveValue(original);

  await nombre(page).fill(`${original} primero`);
  await guardar(page);
  await avisa(page, 'Cambios guardados');

  // The panel warns before the second person saves, not only on saving.
  const aviso = otra.getByRole('status').filter({ hasText: 'Hay una versión nueva' });
  await expect(aviso.getByRole('button', { name: 'Ver lo nuevo' })).toBeVisible();
  await nombre(otra).fill(`${original} segundo`);
  await expect(aviso.getByRole('button', { name: 'Comparar con lo mío' })).toBeVisible();
  await guardar(otra);
  const conflicto = otra.getByRole('dialog', { name: 'Otra persona modificó este registro' });
  const opciones = conflicto.getByRole('radiogroup');
  await expect(opciones).toHaveCount(1);
  await expect(opciones).toContainText(`Lo suyo${original} segundo`);
  await expect(opciones).toContainText(`Lo guardado${original} primero`);
  await conflicto.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await avisa(otra, 'Cambios guardados');
  await page.reload();
  await expect(nombre(page)).toHaveValue(`${original} segundo`);
});

test('the history shows who changed what; leaving with unsaved changes asks for confirmation', async ({ page }) => {
  const antes = unique('Feriado');
  const original = `${antes} corregido`;
  await crear(page, antes);
  await nombre(page).fill(original);
  await guardar(page);
  await avisa(page, 'Cambios guardados');

  await page.getByRole('button', { name: 'Historial', exact: true }).click();
  const cambios = page.getByRole('article');
  await expect(cambios.getByRole('heading')).toHaveText(['Edición', 'Creación']);
  await expect(cambios.getByText('Elena Quispe Mamani')).toHaveCount(2);
  await expect(cambios.first().getByRole('deletion')).toHaveText([antes]);
  await expect(cambios.first().getByRole('insertion')).toHaveText([original]);

  await page.getByRole('button', { name: 'Cerrar', exact: true }).click();
  await expect(nombre(page)).toHaveValue(original);
  const salir = page.getByRole('menuitem', { name: 'Novedades' });
  const pregunta = page.getByRole('dialog', { name: 'Hay cambios sin guardar' });

  await nombre(page).fill(`${original} a medias`);
  await salir.click();
  await expect(pregunta.getByRole('button', { name: 'Seguir aquí' })).toBeFocused();
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(pregunta).toHaveCount(0);
  await expect(nombre(page)).toHaveValue(`${original} a medias`);
  await expect(page).toHaveURL(/\/sitio\/feriados\//);

  await salir.click();
  await pregunta.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page).toHaveURL('/administrador/novedades');
});

test('at 360 px the title is readable, and following a help link closes the help', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/administrador/contactanos/reclamos');
  const titulo = page.getByRole('heading', { level: 1, name: 'Reclamos' });
  await expect(titulo).toBeVisible();
  expect(await titulo.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

  await page.getByRole('button', { name: 'Ayuda de esta pantalla' }).click();
  const ayuda = page.getByRole('dialog', { name: 'Ayuda' });
  await expect(ayuda.getByRole('heading', { name: 'Reclamos' })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await ayuda.getByRole('link', { name: 'Escriba un comunicado' }).click();
  await expect(page).toHaveURL(/comunicados/);
  await expect(ayuda).toHaveCount(0);
});
