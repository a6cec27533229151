import { barriers } from './support/barriers.js';
import { announces, button, dialog, Novedades, open, paragraph } from './support/novedades.js';
import { pdf } from './support/pdf.js';
import { order } from './support/publication.js';
import { signIn } from './support/signIn.js';
import { expect, type Page, test } from './support/test.js';
import { unique } from './support/unique.js';

let novedades: Novedades;
test.beforeAll(async ({ browser, baseURL }) => {
  novedades = await Novedades.open(browser, baseURL);
});

const text = (page: Page) => page.getByRole('textbox', { name: 'Contenido' });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Formato del texto' }).getByRole('button', { name });
const html = (page: Page) => text(page).evaluate((editor) => editor.innerHTML);

const pasteHtml = (page: Page, copied: string) =>
  text(page).evaluate((editor, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, copied);

const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{color:red}</style></head><body>
<h1>Horario de fin de año</h1>
<p class=MsoNormal><span style='font-family:"Calibri";color:red'>Atendemos hasta las <b>14:00</b>.</span></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>El Alto</p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;</span></span>Viacha</p>
<p><img src="file:///C:/foto.png"><a href="file:///C:/x.doc">Anexo</a></p></body></html>`;

test('a text with table, image, document, link, callout and video is written and read at 360 px', async ({
  page,
  context,
  browser,
}) => {
  const fila = await novedades.create({ titulo: unique('Editor'), contenido: paragraph('Aviso.') });
  await signIn(page, 'administrador');
  await open(page, fila);
  await text(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('Enter');

  // From Word: headings and lists stay, and the editor reports what it dropped.
  await pasteHtml(page, WORD);
  await expect(text(page).getByRole('heading', { level: 2, name: 'Horario de fin de año' })).toBeVisible();
  await expect(text(page).getByRole('listitem')).toHaveText(['El Alto', 'Viacha']);
  await announces(page, /Se quitó: 1 imagen .*, colores y tipos de letra y 1 enlace que no se abre/);
  await tool(page, 'Deshacer').click();
  await expect(text(page).getByRole('listitem')).toHaveCount(0);
  await tool(page, 'Rehacer').click();
  await expect(text(page).getByRole('listitem')).toHaveCount(2);

  // The toolbar is a single tab stop; a table can be started from the keyboard.
  await tool(page, 'Deshacer').focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await expect(tool(page, 'Tabla')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Poner una tabla de 3 columnas' }).press('Enter');
  await page.keyboard.type('Agencia');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Lunes a viernes');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Sábado');
  await page.keyboard.press('ControlOrMeta+End');

  await tool(page, 'Imagen').click();
  await page
    .getByRole('dialog', { name: 'Poner: imagen' })
    .locator('input[type=file]')
    .setInputFiles({
      name: 'mapa.png',
      mimeType: 'image/png',
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 900, height: 500 } }),
    });
  const alternativo = dialog(page, '¿Qué muestra la imagen?');
  await expect(alternativo.getByRole('button', { name: 'Subir imagen' })).toBeDisabled();
  await alternativo.getByLabel('Texto alternativo').fill('Mapa de las agencias abiertas');
  await alternativo.getByRole('button', { name: 'Subir imagen' }).click();
  await expect(text(page).getByText('Texto alternativo: Mapa de las agencias abiertas')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+End');

  await tool(page, 'Documento PDF').click();
  await page
    .getByRole('dialog', { name: 'Poner: documento pdf' })
    .locator('input[type=file]')
    .setInputFiles(pdf('Horarios-2026.pdf'));
  await expect(text(page).getByText('Horarios 2026', { exact: true })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+End');

  await tool(page, 'Video').click();
  await dialog(page, 'Poner un video').getByLabel('Dirección del video').fill('https://youtu.be/abcdefghijk');
  await dialog(page, 'Poner un video').getByLabel('Cómo se llama').fill('Cómo llegar');
  await button(page, 'Poner').click();
  await page.keyboard.press('ControlOrMeta+End');

  await tool(page, 'Enlace').click();
  await dialog(page, 'Enlace').getByLabel('Página o documento del sitio').fill('misión');
  await page
    .getByRole('option', { name: /Misión/ })
    .first()
    .click();
  await expect(text(page).getByRole('link', { name: /Misión/ })).toBeVisible();
  await tool(page, 'Recuadro').click();
  await page.getByRole('menuitem', { name: 'Recuadro: Atención' }).click();
  await expect(page.getByText(/^\d+ palabras · \d+ caracteres$/)).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  const escrito = await html(page);
  // The toolbar is still a tab stop after its dialogs close.
  await text(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('toolbar', { name: 'Formato del texto' }).locator(':focus')).toHaveCount(1);
  await button(page, 'Guardar borrador').click();
  await announces(page, 'Cambios guardados');
  expect(await html(page)).toBe(escrito);

  await order(novedades.api, 'novedades', fila, 'publicar');
  const visitante = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 360, height: 780 } });
  const publica = await visitante.newPage();
  await publica.goto(`/novedades/${fila.slug}`);
  await expect(publica.getByRole('img', { name: 'Mapa de las agencias abiertas' })).toBeVisible();
  await expect(publica.getByRole('link', { name: /Horarios 2026/ })).toHaveAttribute('href', /^\/documentos\/.*\.pdf$/);
  await expect(publica.getByRole('link', { name: /Cómo llegar/ })).toHaveAttribute(
    'href',
    'https://youtu.be/abcdefghijk',
  );
  await expect(publica.getByRole('note')).toContainText(/Misión/);
  await expect(publica.getByRole('columnheader', { name: 'Lunes a viernes' })).toBeAttached();
  expect(await publica.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await visitante.close();
  const conGuiones = await context.newPage();
  await conGuiones.setViewportSize({ width: 360, height: 780 });
  await conGuiones.goto(`/novedades/${fila.slug}`);
  expect(await barriers(conGuiones)).toEqual([]);
});
