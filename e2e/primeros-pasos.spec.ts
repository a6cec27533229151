import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { barriers } from './support/barriers.js';
import { choose } from './support/choose.js';
import { emptyInstallation, type Installation } from './support/emptyInstallation.js';
import { codeOf } from './support/form.js';
import { pause } from './support/pause.js';
import { readPdf } from './support/readPdf.js';

const minutes = 60_000;
const correo = 'administracion@illimani.example';
const clave = 'tres-nevados-2026';
const anchos = [360, 768, 1440];
/** What is left somewhere of the demonstration's entity: nothing may be. */
const ajenoEn = (texto: string) => texto.match(/.{0,40}(kantuta|800-10-0000|6 de Agosto N° 2190).{0,40}/i)?.[0];

test.describe('una cooperativa cualquiera, desde una base vacía y solo por pantallas', () => {
  test.describe.configure({ mode: 'serial', timeout: 5 * minutes });

  let instalacion: Installation;
  let page: Page;

  test.beforeAll(async ({ browser }) => {
    test.setTimeout(5 * minutes);
    instalacion = await emptyInstallation(correo);
    page = await (await browser.newContext({ baseURL: instalacion.baseURL })).newPage();
  });
  test.afterAll(async () => {
    await page?.context().close();
    await instalacion?.end();
  });

  const campo = (nombre: string | RegExp) => page.getByRole('textbox', { name: nombre, exact: true });
  const pasos = () => page.getByRole('region', { name: 'Primeros pasos' });
  const paso = (texto: string | RegExp) => pasos().getByRole('listitem').filter({ hasText: texto });
  const hecho = (texto: string | RegExp) => paso(texto).getByRole('img', { name: 'Hecho' });
  const alPanel = async () => {
    await page.goto('/administrador');
    await expect(pasos()).toBeVisible();
  };
  const publicar = async () => {
    await page.getByRole('button', { name: 'Publicar' }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
  };
  const cabeEn = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  };

  test('antes de nada, el sitio dice que se está preparando, y no es de nadie', async () => {
    for (const ruta of ['/', '/contactanos/reclamos', '/cualquiera']) {
      const respuesta = await page.goto(ruta);
      expect(respuesta?.status()).toBe(503);
      expect(respuesta?.headers()['x-robots-tag']).toContain('noindex');
      await expect(page.getByRole('heading', { level: 1, name: 'Estamos preparando este sitio' })).toBeVisible();
      expect(ajenoEn(await page.content())).toBeUndefined();
    }
    for (const width of anchos) {
      await cabeEn(width);
      expect(await barriers(page)).toEqual([]);
    }
    expect(await (await page.request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
    expect(await (await page.request.get('/sitemap.xml')).text()).not.toContain('<loc>');
  });

  test('el primer administrador crea su contraseña, ingresa y ve los primeros pasos', async () => {
    await page.goto(instalacion.link);
    await page.getByLabel('Contraseña nueva').fill(clave);
    await page.getByLabel('Repita la contraseña').fill(clave);
    await page
      .getByRole('button', { name: /contraseña/i })
      .last()
      .click();
    await expect(page.getByRole('link', { name: 'Ir a ingresar' })).toBeVisible();
    await page.goto('/login');
    await page.getByLabel('Correo electrónico').fill(correo);
    await page.getByLabel('Contraseña', { exact: true }).fill(clave);
    await page.getByRole('button', { name: 'Ingresar' }).click();
    await expect(page).toHaveURL(/\/administrador/, { timeout: 30_000 });
    await expect(pasos()).toContainText('0 de 14');
    for (const width of anchos) {
      await cabeEn(width);
      expect(await barriers(page)).toEqual([]);
    }
    expect(ajenoEn(await page.content())).toBeUndefined();
  });

  test('dice quién es la entidad, con sus colores, y el sitio abre', async () => {
    await pasos()
      .getByRole('link', { name: /^Diga quién es la entidad/ })
      .click();
    await expect(campo('Nombre completo')).toHaveValue('');
    const datos = {
      'Nombre completo': 'Cooperativa Illimani R.L.',
      'Nombre corto': 'Illimani',
      Lema: 'Firme como la montaña',
      Dirección: 'Calle Comercio N° 410, La Paz',
      Ciudad: 'La Paz',
      'Horario de oficinas': 'Lunes a viernes de 8:30 a 16:00',
      'Línea gratuita': '800-17-2233',
      Correo: 'contacto@illimani.example',
      'Color principal': '#1d4f7c',
    };
    for (const [nombre, valor] of Object.entries(datos)) await campo(nombre).first().fill(valor);
    await choose(page, 'Adorno', 'Ninguno');
    await publicar();
    await expect.poll(async () => (await page.request.get('/')).status()).toBe(200);
    await alPanel();
    await expect(hecho('Diga quién es')).toBeVisible();
  });

  test('carga los feriados, abre una agencia y aparta lo que no corresponde', async () => {
    await page.goto('/administrador/sitio/feriados');
    // Until it is known that there is none, a list stands there.
    await expect(page.getByText('Todavía no hay feriados')).toBeVisible();
    await page.getByRole('button', { name: 'Proponer una gestión' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Feriados de una gestión' });
    await dialogo.getByLabel('Gestión').click();
    await page.getByRole('option', { name: String(new Date().getFullYear()) }).click();
    await dialogo.getByRole('button', { name: /^Agregar los \d+$/ }).click();
    await expect(dialogo).toHaveCount(0);

    await page.goto('/administrador/sitio/agencias/create');
    await campo('Nombre').fill('Oficina Central');
    await choose(page, /^Tipo/, 'Oficina central');
    await choose(page, /^Departamento/, 'La Paz');
    await campo('Municipio').fill('La Paz');
    await campo('Dirección').fill('Calle Comercio N° 410');
    await publicar();
    await expect
      .poll(async () => (await (await page.request.get('/api/publico/sitio/agencias')).json()).length)
      .toBe(1);

    await alPanel();
    await expect(hecho('Cargue los feriados')).toBeVisible();
    await expect(hecho('Publique las agencias')).toBeVisible();
    await page.getByRole('button', { name: /^No corresponde: Publique las cajas/ }).click();
    await expect(paso('Publique las cajas')).toContainText(`No corresponde: ${correo}`);
  });

  test('trae los textos para empezar, que no se publican incompletos', async () => {
    await page.getByRole('button', { name: 'Traer los textos para empezar' }).click();
    await expect(page.getByText(/^Se agregaron \d+ en Páginas/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Traer los textos para empezar' })).toHaveCount(0);
    await page.goto('/administrador/sitio/paginas');
    await page.getByRole('cell', { name: '/institucional/resena-historica' }).click();
    await page.getByRole('button', { name: 'Publicar' }).first().click();
    const falta = page.getByRole('dialog', { name: 'Todavía no se puede publicar' });
    await expect(falta).toContainText('Resumen: Falta completar: la historia de la entidad en una frase');
  });

  test('se envía un correo de prueba', async () => {
    await alPanel();
    await page.getByRole('button', { name: 'Enviarme una prueba' }).click();
    await expect(page.getByText(`Enviado a ${correo}.`)).toBeVisible();
    await expect(hecho('Envíese un correo de prueba')).toBeVisible();
  });

  test('recibe una consulta, y en nada de lo que se ve, se envía o se imprime queda otra entidad', async () => {
    await page.goto('/contactanos/consultas');
    await campo('Nombres').fill('Julia');
    await campo('Primer apellido').fill('Condori');
    await campo('Correo electrónico').fill('julia.condori@ejemplo.bo');
    await page.getByRole('combobox', { name: 'Tema', exact: true }).selectOption({ index: 1 });
    await campo('Su consulta').fill('¿Qué necesito para abrir una caja de ahorro?');
    const medio = page.getByRole('group', { name: '¿Cómo prefiere la respuesta?' });
    await medio.getByRole('radio', { name: 'Correo electrónico', exact: true }).check();
    await page.getByRole('checkbox', { name: /^Acepto el tratamiento/ }).check();
    await pause(page);
    await page.getByRole('button', { name: 'Enviar' }).click();
    const codigo = await codeOf(page, /^CON-[\w-]+$/);
    const bajada = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Descargar constancia (PDF)' }).click();
    const constancia = await readPdf(await readFile(await (await bajada).path()));
    expect(constancia).toContain(codigo);
    expect(constancia).toContain('Cooperativa Illimani R.L.');
    expect(ajenoEn(constancia)).toBeUndefined();

    const correos = path.join(instalacion.folder, 'correos');
    const leidos = async () =>
      Promise.all((await readdir(correos)).map((nombre) => readFile(path.join(correos, nombre), 'utf8')));
    await expect.poll(async () => (await leidos()).some((uno) => uno.includes(codigo))).toBe(true);
    const acuse = (await leidos()).find((uno) => uno.includes(codigo)) as string;
    expect(acuse).toContain('From: Illimani');
    for (const uno of await leidos()) expect(ajenoEn(uno)).toBeUndefined();

    for (const ruta of ['/', '/contactanos/consultas', '/contactanos/agencias', '/privacidad', '/administrador']) {
      await page.goto(ruta);
      await expect(page.getByText('Illimani').first()).toBeVisible();
      expect(ajenoEn(await page.content())).toBeUndefined();
    }
    for (const ruta of [
      '/manifest.webmanifest',
      '/robots.txt',
      '/sitemap.xml',
      '/novedades/rss.xml',
      '/api/openapi.json',
    ]) {
      const texto = await (await page.request.get(ruta)).text();
      expect([ruta, ajenoEn(texto)]).toEqual([ruta, undefined]);
    }
    const { icons } = await (await page.request.get('/manifest.webmanifest')).json();
    for (const { src } of icons) {
      expect(ajenoEn(src)).toBeUndefined();
      expect((await page.request.get(src)).status()).toBe(200);
    }
  });
});
