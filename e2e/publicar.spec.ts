import { formatShortDate, todayInLaPaz } from '@coop/domain';
import { Actions } from './support/actions.js';
import { choose } from './support/choose.js';
import { writeDay } from './support/dayBox.js';
import { signIn } from './support/signIn.js';
import { expect, type Page, test } from './support/test.js';
import { unique } from './support/unique.js';

const alternativo = 'Dibujo de una llama junto a la puerta de la agencia';
const contenido = 'Abrimos la ventanilla nueva para que nadie espere más de diez minutos por su turno.';

const estado = (page: Page, texto: string) => page.getByText(texto, { exact: true }).first();

async function ordenar(page: Page, boton: string, orden = boton) {
  await page.getByRole('button', { name: boton, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: orden, exact: true }).click();
  await expect(page.getByText(orden === 'Publicar' ? /^Publicado: / : 'Se archivó.')).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function crearNovedad(page: Page, titulo: string) {
  await page.goto('/administrador/novedades/create');
  const foto = await page.screenshot({ clip: { x: 0, y: 0, width: 800, height: 450 } });
  await page.getByRole('textbox', { name: 'Título' }).fill(titulo);
  await choose(page, 'Categoría', 'Institucional');
  await writeDay(page, /^Fecha/, '2024-01-15');
  await page.locator('[contenteditable=true]').fill(contenido);
  const elegido = page.waitForEvent('filechooser');
  await page.getByRole('group', { name: 'Portada' }).getByRole('button', { name: 'Elegir imagen' }).click();
  await (await elegido).setFiles({ name: 'portada.png', mimeType: 'image/png', buffer: foto });
  await page.getByRole('textbox', { name: 'Texto alternativo' }).fill(alternativo);
  await page.getByRole('button', { name: 'Subir imagen' }).click();
  await expect(page.getByRole('img', { name: alternativo })).toBeVisible();
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(page.getByText('Creado', { exact: true }).first()).toBeVisible();
  await expect(estado(page, 'Borrador')).toBeVisible();
}

test('a news item is public only while published, in its published version', { tag: '@esencial' }, async ({
  page,
  browser,
}) => {
  test.slow();
  const titulo = unique('Ventanilla nueva en la agencia');
  const corregido = unique('Ventanilla corregida');
  const visitante = await (await browser.newContext()).newPage();

  await signIn(page, 'administrador');
  await crearNovedad(page, titulo);
  const direccion = `/novedades/${await page.getByRole('textbox', { name: 'Dirección' }).inputValue()}`;
  const leer = async () => (await visitante.goto(direccion))?.status();
  const leerEnLista = () => visitante.goto(`/novedades?q=${encodeURIComponent(titulo.split(' ').at(-1) ?? '')}`);
  const enlace = visitante.getByRole('main').getByRole('link', { name: titulo });

  await test.step('a draft is not public', async () => {
    expect(await leer()).toBe(404);
    await leerEnLista();
    await expect(enlace).toBeHidden();
  });

  await test.step('once published, it has a page with its cover and is in the list', async () => {
    await ordenar(page, 'Publicar');
    await expect(estado(page, 'Publicado')).toBeVisible();
    await leerEnLista();
    await enlace.click();
    await expect(visitante).toHaveURL(direccion);
    await expect(visitante.getByRole('heading', { level: 1 })).toHaveText(titulo);
    await expect(visitante.getByText(contenido)).toBeVisible();
    const portada = visitante.getByRole('img', { name: alternativo });
    await expect(portada).toBeVisible();
    await expect.poll(() => portada.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
    expect(await leer()).toBe(200);
  });

  await test.step('edits are not public until published', async () => {
    await page.getByRole('textbox', { name: 'Título' }).fill(corregido);
    await page.getByRole('button', { name: 'Guardar sin publicar' }).click();
    await expect(page.getByText('Cambios guardados')).toBeVisible();
    await leer();
    await expect(visitante.getByRole('heading', { level: 1 })).toHaveText(titulo);
    await ordenar(page, 'Publicar los cambios', 'Publicar');
    await leer();
    await expect(visitante.getByRole('heading', { level: 1 })).toHaveText(corregido);
  });

  await test.step('archived, it is not public any more', async () => {
    await ordenar(page, 'Archivar');
    await expect(estado(page, 'Archivado')).toBeVisible();
    expect(await leer()).toBe(404);
    await visitante.goto('/novedades');
    await expect(visitante.getByRole('link', { name: corregido })).toBeHidden();
  });
});

test('a news item of today is published in ten actions from the list', async ({ page }) => {
  const titulo = unique('Ventanilla de hoy');
  await signIn(page, 'administrador', '/administrador/novedades');
  const acciones = new Actions();
  await acciones.do('crear', () => page.getByRole('link', { name: 'Crear', exact: true }).click());
  await acciones.do('título', () => page.getByRole('textbox', { name: 'Título' }).fill(titulo));
  await acciones.do('categoría', () => choose(page, 'Categoría', 'Institucional'));
  await expect(page.getByRole('textbox', { name: /^Fecha/ }).first()).toHaveValue(formatShortDate(todayInLaPaz()));
  await acciones.do('contenido', () => page.locator('[contenteditable=true]').fill(contenido));
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 800, height: 450 } });
  const elegido = page.waitForEvent('filechooser');
  const portada = page.getByRole('group', { name: 'Portada' });
  await acciones.do('portada', () => portada.getByRole('button', { name: 'Elegir imagen' }).click());
  const archivo = { name: 'portada.png', mimeType: 'image/png', buffer };
  await acciones.do('archivo', async () => (await elegido).setFiles(archivo));
  await acciones.do('texto', () => page.getByRole('textbox', { name: 'Texto alternativo' }).fill(alternativo));
  await acciones.do('subir', () => page.getByRole('button', { name: 'Subir imagen' }).click());
  await expect(page.getByRole('img', { name: alternativo })).toBeVisible();
  await acciones.do('publicar', () => page.getByRole('button', { name: 'Publicar', exact: true }).click());
  const pregunta = page.getByRole('dialog', { name: '¿Desea publicar?' });
  await acciones.do('confirmar', () => pregunta.getByRole('button', { name: 'Publicar' }).click());
  await expect(page.getByText(/^Publicado: /)).toBeVisible();
  expect(acciones.names.length).toBeLessThanOrEqual(10);
});
