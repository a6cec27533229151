import type { Cooperativa } from '@coop/client';
import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { ok, statusOf } from './support/ok.js';
import { pdf } from './support/pdf.js';
import { change, create, order, upload, uploadPicture } from './support/publication.js';
import { signIn } from './support/signIn.js';
import { expect, type Page, test } from './support/test.js';
import { unique } from './support/unique.js';

const panel = '/administrador/sitio/biblioteca';
const boletines = 'institucional/boletines-informativos';

let api: Cooperativa;
test.beforeAll(async ({ baseURL }) => {
  api = await apiOf(String(baseURL), 'administrador');
});

const subirPdf = (nombre: string) => upload(api, pdf(nombre), { seccion: boletines, campo: 'pdf' });
const boletin = (titulo: string, documento: string) =>
  create(api, boletines, {
    titulo,
    numero: 1000 + Math.floor(Math.random() * 8999),
    gestion: 2018,
    periodicidad: 'especial',
    fechaEdicion: '2018-06-30',
    pdf: documento,
  });

async function abrir(page: Page, nombre: string) {
  await page.goto(panel);
  await page.getByRole('textbox', { name: 'Buscar por nombre o descripción' }).fill(nombre);
  await expect(page.getByRole('status').filter({ hasText: 'archivo' })).toHaveText('1 archivo');
  await page.getByRole('button', { name: nombre }).click();
  const ficha = page.getByRole('dialog', { name: nombre });
  await expect(ficha.getByRole('heading', { name: 'Dónde se usa' })).toBeVisible();
  return ficha;
}

/** A picture of one pixel, or a file that only has its name. */
const punto = (nombre: string, esImagen = true) => ({
  name: `${nombre}.png`,
  mimeType: 'image/png',
  buffer: Buffer.from(
    esImagen
      ? 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
      : 'cm90YQ==',
    'base64',
  ),
});

const avisa = (page: Page, texto: string) => expect(page.getByText(texto).first()).toBeVisible();

test('a replaced document keeps its address, serves the new version and keeps the old one', async ({
  page,
  request,
}) => {
  const titulo = unique('Boletín que se corrige');
  const nombre = `${titulo}.pdf`;
  const fila = await boletin(titulo, await subirPdf(nombre));
  await order(api, boletines, fila, 'publicar');
  await signIn(page, 'administrador');
  const ficha = await abrir(page, nombre);
  const enlace = ficha.getByRole('link', { name: /^\/documentos\// });
  const direccion = String(await enlace.getAttribute('href'));
  const antes = await (await request.get(direccion)).body();
  await expect(ficha.getByRole('link', { name: titulo, exact: true })).toHaveAttribute(
    'href',
    `/administrador/${boletines}/${fila.id}`,
  );
  expect(await barriers(page)).toEqual([]);

  await ficha.getByRole('button', { name: 'Reemplazar' }).click();
  const pregunta = page.getByRole('dialog', { name: `Reemplazar «${nombre}»` });
  expect(await barriers(page)).toEqual([]);
  const nuevo = pdf('corregido.pdf');
  nuevo.buffer = Buffer.concat([nuevo.buffer, Buffer.from('% corregido\n')]);
  await pregunta.locator('input[type=file]').setInputFiles(nuevo);
  const reemplazar = pregunta.getByRole('button', { name: 'Reemplazar' });
  await expect(reemplazar).toBeDisabled();
  await pregunta.getByRole('textbox', { name: 'Motivo' }).fill('Corrige la fecha de la portada');
  await reemplazar.click();
  await avisa(page, 'Archivo reemplazado: su dirección es la misma');

  const corregida = page.getByRole('dialog', { name: 'corregido.pdf' });
  await expect(corregida.getByText(/Motivo: Corrige la fecha de la portada$/)).toBeVisible();
  await expect(corregida.getByRole('link', { name: direccion, exact: true })).toBeVisible();
  const despues = await (await request.get(direccion)).body();
  expect(despues).toEqual(nuevo.buffer);
  expect(despues).not.toEqual(antes);
  await page.goto(`/institucional/boletines-informativos?gestion=2018#${fila.slug}`);
  await expect(page.getByRole('main').getByRole('link', { name: titulo })).toHaveAttribute('href', direccion);
});

test('visitors get the corrected alternative text and focal point of an image', async ({ page, browser }) => {
  const alternativo = unique('Fachada');
  const imagen = await uploadPicture(api, browser, { seccion: 'novedades', campo: 'imagen', alternativo });
  const titulo = unique('Con punto de interés');
  const fila = await create(api, 'novedades', {
    titulo,
    contenido: `<p>${'La agencia abre sus puertas a los socios. '.repeat(3)}</p>`,
    categoria: 'institucional',
    fechaPublicacion: '2024-03-15',
    imagen,
  });
  await order(api, 'novedades', fila, 'publicar');
  await signIn(page, 'administrador', `${panel}/${imagen}`);
  const ficha = page.getByRole('dialog', { name: 'prueba.png' });
  await expect(ficha.getByRole('link', { name: titulo, exact: true })).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  const izquierda = ficha.getByRole('spinbutton', { name: 'Desde la izquierda (%)' });
  const arriba = ficha.getByRole('spinbutton', { name: 'Desde arriba (%)' });
  const punto = ficha.getByRole('button', { name: /^Punto de interés/ });
  const texto = ficha.getByRole('textbox', { name: 'Texto alternativo' });
  await punto.press('ArrowLeft');
  await punto.press('ArrowUp');
  await expect(izquierda).toHaveValue('45');
  await expect(arriba).toHaveValue('45');
  const dibujo = ficha.getByRole('img', { name: alternativo }).locator('..');
  const { width, height } = (await dibujo.boundingBox()) ?? { width: 0, height: 0 };
  await dibujo.click({ position: { x: width * 0.9, y: height * 0.1 } });
  await expect(izquierda).toHaveValue('90');
  await arriba.fill('80');
  await expect(ficha.getByRole('img', { name: 'Recorte 4:5' })).toHaveCSS('object-position', '90% 80%');

  const guardar = ficha.getByRole('button', { name: 'Guardar' });
  await texto.fill('');
  await expect(guardar).toBeDisabled();
  await texto.fill(`${alternativo} de noche`);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Seguir aquí' }).click();
  await guardar.click();
  await avisa(page, 'Cambios guardados');
  await expect(guardar).toBeDisabled();

  await page.goto(`/novedades/${fila.slug}`);
  const vista = page.getByRole('img', { name: `${alternativo} de noche` }).first();
  await expect(vista).toHaveCSS('object-position', '90% 80%');
});

test('a file in use cannot be deleted; an unused one can', async ({ page }) => {
  const titulo = unique('Boletín en borrador');
  const usado = await subirPdf(`${titulo}.pdf`);
  const fila = await boletin(titulo, usado);
  await signIn(page, 'administrador');
  const ficha = await abrir(page, `${titulo}.pdf`);
  await expect(ficha.getByText('No se puede eliminar mientras algo lo use')).toBeVisible();
  await expect(ficha.getByRole('button', { name: 'Eliminar' })).toBeHidden();

  await change(api, boletines, fila, { pdf: null });
  await abrir(page, `${titulo}.pdf`);
  await ficha.getByRole('button', { name: 'Eliminar' }).click();
  await page
    .getByRole('dialog', { name: /¿Desea eliminar/ })
    .getByRole('button', { name: 'Eliminar' })
    .click();
  await avisa(page, 'Archivo eliminado');
  await expect(page).toHaveURL(/biblioteca(\?|$)/);
  await expect(page.getByText('Nada coincide con estos filtros.')).toBeVisible();
  expect(await statusOf(api.GET('/api/archivos/{id}', { params: { path: { id: usado } } }))).toBe(404);
});

test('filters find an upload of an unsaved form by type and lack of use, and are kept in the URL', async ({
  page: formulario,
  context,
}) => {
  const nombre = `${unique('Sin dueño')}.pdf`;
  await signIn(formulario, 'administrador', `/administrador/${boletines}/create`);
  const campo = formulario.getByRole('group', { name: 'Boletín (PDF)' });
  await campo.locator('input[type=file]').setInputFiles(pdf(nombre));
  await expect(campo.getByRole('button', { name: 'Quitar' })).toBeVisible();

  const page = await context.newPage();
  await page.goto(panel);
  const cuenta = page.getByRole('status').filter({ hasText: 'archivo' });
  await expect(cuenta).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('textbox', { name: 'Buscar por nombre o descripción' }).fill(nombre);
  await page.getByRole('switch', { name: 'Solo sin uso' }).check();
  await expect(cuenta).toHaveText('1 archivo');
  await expect(page).toHaveURL(/sinUso/);
  await page.getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'Imágenes' }).click();
  await expect(cuenta).toHaveText('0 archivos');
  await page.getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'Documentos' }).click();
  await expect(cuenta).toHaveText('1 archivo');
  await page.reload();
  await expect(cuenta).toHaveText('1 archivo');
  await page.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(cuenta).not.toHaveText('1 archivo');
});

test('comercial cannot open the library, but chooses among the files of their section', async ({ page, baseURL }) => {
  const propio = `${unique('Tarifario de prueba')}.pdf`;
  const ajeno = `${unique('Boletín ajeno')}.pdf`;
  const comercial = await apiOf(String(baseURL), 'comercial');
  await upload(comercial, pdf(propio), { seccion: 'institucional/tarifario', campo: 'pdfOficial' });
  await subirPdf(ajeno);
  await signIn(page, 'comercial', panel);
  await expect(page.getByRole('heading', { name: 'No tiene permiso para ver esta sección' })).toBeVisible();
  await expect(page.getByText('«Biblioteca» es para: Administrador. Su rol es Comercial.')).toBeVisible();

  await page.goto('/administrador/institucional/tarifario/create');
  const campo = page.getByRole('group', { name: 'Tarifario oficial (PDF)' });
  await campo.getByRole('button', { name: 'Elegir de la biblioteca' }).click();
  const elegir = page.getByRole('dialog', { name: 'Elegir de la biblioteca' });
  await elegir.getByRole('searchbox').fill(ajeno);
  await expect(elegir.getByText('Nada coincide con esas palabras.')).toBeVisible();
  await elegir.getByRole('searchbox').fill(propio);
  await expect(elegir.getByRole('button', { name: propio })).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await elegir.getByRole('button', { name: propio }).click();
  await expect(elegir).toBeHidden();
  await expect(campo.getByRole('button', { name: /^tarifario-de-prueba/ })).toBeVisible();
});

test("uploads to the library with a label and alternative text, and previews a PDF's first page", async ({ page }) => {
  const etiqueta = unique('feria').toLowerCase();
  const nombre = `${unique('Programa de la feria')}.pdf`;
  await signIn(page, 'administrador', panel);
  await page.getByRole('button', { name: 'Subir archivos' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Subir archivos' });
  await dialogo.getByRole('combobox', { name: 'Para qué es' }).fill('Boletines informativos: Boletín');
  await page.getByRole('option', { name: 'Boletín (PDF)' }).click();
  await dialogo.locator('input[type=file]').setInputFiles(pdf(nombre));
  await dialogo.getByRole('combobox', { name: 'Etiquetas' }).fill(etiqueta);
  await page.keyboard.press('Enter');
  expect(await barriers(page)).toEqual([]);
  await dialogo.getByRole('button', { name: 'Subir', exact: true }).click();
  await avisa(page, 'Archivo subido');
  const ficha = page.getByRole('dialog', { name: nombre });
  await expect(ficha.getByRole('button', { name: etiqueta })).toBeVisible();
  expect(await barriers(page)).toEqual([]);

  // The first page is rendered shortly after the upload.
  await expect
    .poll(async () => {
      await page.goto(`${panel}?filter=${encodeURIComponent(JSON.stringify({ etiqueta }))}`);
      await expect(page.getByRole('status').filter({ hasText: 'archivo' })).toHaveText('1 archivo');
      return page.getByRole('button', { name: nombre }).locator('img').count();
    })
    .toBe(1);
  const dibujo = page.getByRole('button', { name: nombre }).locator('img');
  await expect.poll(() => dibujo.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(320);
  expect(await barriers(page)).toEqual([]);

  await page.getByRole('button', { name: 'Subir archivos' }).click();
  await dialogo.getByRole('combobox', { name: 'Para qué es' }).fill('Novedades: Contenido');
  await page.getByRole('option', { name: 'Contenido, Imagen' }).click();
  await dialogo.locator('input[type=file]').setInputFiles(punto(unique('punto')));
  const subir = dialogo.getByRole('button', { name: 'Subir', exact: true });
  await expect(subir).toBeDisabled();
  await dialogo.getByRole('textbox', { name: 'Texto alternativo' }).fill('Un punto de color');
  await subir.click();
  await avisa(page, 'Archivo subido');
});

test('several files go to the library at once, each with its text and its own error', async ({ page }) => {
  const nombre = unique('tanda');
  await signIn(page, 'administrador', panel);
  await page.getByRole('button', { name: 'Subir archivos' }).click();
  const dialogo = page.getByRole('dialog', { name: 'Subir archivos' });
  await dialogo.getByRole('combobox', { name: 'Para qué es' }).fill('Novedades: Galería');
  await page.getByRole('option', { name: 'Galería, Imagen' }).click();
  const archivos = ['uno', 'dos', 'rota'].map((cual) => punto(`${nombre} ${cual}`, cual !== 'rota'));
  await dialogo.locator('input[type=file]').setInputFiles([...archivos, pdf(`${nombre}.pdf`)]);
  await expect(dialogo.getByRole('alert')).toHaveText(/no se puede subir aquí: elija/);
  const elegidos = dialogo.getByRole('list', { name: 'Archivos elegidos' }).getByRole('listitem');
  await expect(elegidos).toHaveCount(3);
  const subir = dialogo.getByRole('button', { name: 'Subir 3' });
  for (const { name } of archivos) {
    await expect(subir).toBeDisabled();
    await dialogo.getByRole('textbox', { name: `Texto alternativo de «${name}»` }).fill(`Un punto: ${name}`);
  }
  expect(await barriers(page)).toEqual([]);
  await subir.click();
  await avisa(page, '2 archivos subidos');
  await expect(elegidos).toHaveCount(1);
  await expect(elegidos).toContainText('rota.png');
  await expect(elegidos.getByRole('alert')).toBeVisible();
  await dialogo.getByRole('button', { name: /^Quitar «.* rota\.png»$/ }).click();
  await dialogo.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('textbox', { name: 'Buscar por nombre o descripción' }).fill(nombre);
  await expect(page.getByRole('status').filter({ hasText: 'archivo' })).toHaveText('2 archivos');
});

test('several pictures go to a gallery at once, chosen or dropped, each with its text and its own error', async ({
  page,
}) => {
  const titulo = unique('Con galería');
  const fila = await create(api, 'novedades', {
    titulo,
    contenido: `<p>${'La agencia abre sus puertas a los socios. '.repeat(3)}</p>`,
    categoria: 'institucional',
    fechaPublicacion: '2024-03-15',
  });
  await signIn(page, 'administrador', `/administrador/novedades/${fila.id}`);
  const elegido = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Subir varias imágenes' }).click();
  await (await elegido).setFiles([punto('feria'), punto('rota', false), punto('plaza')]);
  const dialogo = page.getByRole('dialog', { name: '¿Qué muestra cada imagen?' });
  for (const cual of ['feria', 'rota', 'plaza'])
    await dialogo.getByRole('textbox', { name: `Texto alternativo de «${cual}.png»` }).fill(`Foto de la ${cual}`);
  expect(await barriers(page)).toEqual([]);
  await dialogo.getByRole('button', { name: 'Subir 3 imágenes' }).click();
  const fichas = page.locator('[data-ficha]');
  await expect(fichas).toHaveCount(3);
  await expect(fichas.nth(0).getByRole('img', { name: 'Foto de la feria' })).toBeVisible();
  await expect(fichas.nth(2).getByRole('img', { name: 'Foto de la plaza' })).toBeVisible();
  await expect(fichas.nth(1).getByRole('alert')).toContainText('Elija otro archivo');
  expect(await barriers(page)).toEqual([]);
  await fichas
    .nth(1)
    .getByRole('button', { name: /^Quitar «/ })
    .click();

  const { name, mimeType, buffer } = punto('tarde');
  const arrastrado = await page.evaluateHandle(
    ([datos, nombre, type]) => {
      const transfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(datos), (letra) => letra.charCodeAt(0));
      transfer.items.add(new File([bytes], nombre, { type }));
      return transfer;
    },
    [buffer.toString('base64'), name, mimeType] as const,
  );
  await fichas.first().dispatchEvent('drop', { dataTransfer: arrastrado });
  const uno = page.getByRole('dialog', { name: '¿Qué muestra la imagen?' });
  await uno.getByRole('textbox', { name: 'Texto alternativo' }).fill('La tarde de la feria');
  await uno.getByRole('button', { name: 'Subir imagen' }).click();
  await expect(fichas.last().getByRole('img', { name: 'La tarde de la feria' })).toBeVisible();
  await page.getByRole('button', { name: 'Guardar borrador' }).click();
  await avisa(page, 'Cambios guardados');
  const { galeria } = await ok(api.GET('/api/novedades/{id}', { params: { path: { id: fila.id } } }));
  expect(galeria).toHaveLength(3);
});
