import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { pause } from './support/pause.js';
import { searchList } from './support/searchList.js';
import { signIn } from './support/signIn.js';
import { expect, type Page, test } from './support/test.js';
import { unique } from './support/unique.js';

const carpeta = path.join(String(process.env.PRODUCT_DATA_DIR), 'correos');

/** The mails that contain that text. */
async function escritos(texto: string): Promise<string[]> {
  const nombres = (await readdir(carpeta).catch(() => [])).filter((nombre) => nombre.endsWith('.eml'));
  const correos = await Promise.all(nombres.map((nombre) => readFile(path.join(carpeta, nombre), 'utf8')));
  return correos.filter((correo) => correo.includes(texto));
}

async function enviarConsulta(page: Page, correo: string): Promise<string> {
  await page.goto('/contactanos/consultas');
  const caja = (nombre: string) => page.getByRole('textbox', { name: nombre, exact: true });
  await caja('Nombres').fill('Julia');
  await caja('Primer apellido').fill('Condori');
  await caja('Correo electrónico').fill(correo);
  await page.getByRole('combobox', { name: 'Tema', exact: true }).selectOption({ index: 1 });
  await caja('Su consulta').fill(unique('¿Qué necesito para abrir una caja de ahorro?'));
  const medio = page.getByRole('group', { name: '¿Cómo prefiere la respuesta?' });
  await medio.getByRole('radio', { name: 'Correo electrónico', exact: true }).check();
  await page.getByRole('checkbox', { name: /^Acepto el tratamiento/ }).check();
  await pause(page);
  await page.getByRole('button', { name: 'Enviar' }).click();
  await expect(page).toHaveURL(/\/contactanos\/consultas\?enviado=/);
  const codigo = page.getByRole('main').getByText(/^CON-20\d\d-\d{6}$/);
  await expect(codigo.last()).toBeVisible();
  return (await codigo.last().innerText()).trim();
}

test('an enquirer gets a receipt by mail, which administrador finds in «Correos»', async ({ browser }) => {
  const visitante = await browser.newPage({ javaScriptEnabled: false });
  const correo = `${unique('julia').replace(' ', '.')}@ejemplo.bo`;
  const codigo = await enviarConsulta(visitante, correo);
  await visitante.close();

  await expect.poll(() => escritos(`To: ${correo}`), { timeout: 30_000 }).toHaveLength(1);
  const [constancia] = await escritos(`To: ${correo}`);
  expect(constancia).toContain(`Subject: Su consulta ${codigo}`);

  const page = await browser.newPage();
  await signIn(page, 'administrador', '/administrador/sitio/correos');
  await searchList(page, correo);
  const fila = page.getByRole('row').filter({ hasText: correo });
  await expect(fila).toHaveCount(1);
  await expect(fila).toContainText('Enviado');
  await fila.getByRole('cell', { name: correo }).click();
  await expect(page).toHaveURL(/\/sitio\/correos\/.*\/show$/);
  await expect(page.getByRole('main')).toContainText(`Constancia de su consulta ${codigo}`);
  await expect(page.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Ver el caso' }).click();
  await expect(page).toHaveURL(/\/contactanos\/consultas\/.*\/show$/);
  await expect(page.getByRole('main')).toContainText('Condori');
  await page.close();
});
