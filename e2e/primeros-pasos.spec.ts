import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { apiAs, apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { crawlSite, getPatiently } from './support/crawlSite.js';
import { dayBox } from './support/dayBox.js';
import { emptyInstallation, type Installation } from './support/emptyInstallation.js';
import { codeOf } from './support/form.js';
import { Hands } from './support/hands.js';
import { ok } from './support/ok.js';
import { pause } from './support/pause.js';
import { pdf } from './support/pdf.js';
import { order } from './support/publication.js';
import { readPdf, readPdfData } from './support/readPdf.js';
import { reclamoInAnalysis } from './support/reclamoByLetter.js';
import { expect, type Page, test } from './support/test.js';

const minutes = 60_000;
const correo = 'administracion@illimani.example';
const clave = 'tres-nevados-2026';
const anchos = [360, 768, 1440];
/** Returns a leftover of the demonstration's entity, if any. */
const ajenoEn = (texto: string) => texto.match(/.{0,40}(kantuta|800-10-0000|6 de Agosto N° 2190).{0,40}/i)?.[0];

test.describe('setting up a cooperative from an empty database, only by screens', () => {
  test.describe.configure({ mode: 'serial', timeout: 5 * minutes });

  let instalacion: Installation;
  let page: Page;
  /** Sets up the cooperative: from the first password to the last of the first steps. */
  const persona = new Hands();

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
    await persona.press(page.getByRole('menuitem', { name: 'Panel de Control' }));
    await expect(pasos()).toBeVisible();
  };
  const irAlPaso = (texto: RegExp) => persona.press(pasos().getByRole('link', { name: texto }));
  const crear = (seccion: string) => persona.press(page.locator(`a[href="/administrador/${seccion}/create"]`).first());
  const publicar = async () => {
    await persona.press(page.getByRole('button', { name: 'Publicar', exact: true }).first());
    await persona.press(page.getByRole('dialog').getByRole('button', { name: 'Publicar', exact: true }));
    // Leaving before the save asks for confirmation.
    await expect(page.getByText('Publicado', { exact: true }).first()).toBeVisible();
  };
  const cabeEn = async (width: number) => {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  };

  test('the site says that it is in preparation and names no entity', async () => {
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

  test('the first administrador sets a password, signs in and sees the first steps', async () => {
    await page.goto(instalacion.link);
    await persona.write(page.getByLabel('Contraseña nueva'), clave);
    await persona.write(page.getByLabel('Repita la contraseña'), clave);
    await persona.press(page.getByRole('button', { name: /contraseña/i }).last());
    await persona.press(page.getByRole('link', { name: 'Ir a ingresar' }));
    await persona.write(page.getByLabel('Correo electrónico'), correo);
    await persona.write(page.getByLabel('Contraseña', { exact: true }), clave);
    await persona.press(page.getByRole('button', { name: 'Ingresar' }));
    await expect(page).toHaveURL(/\/administrador/, { timeout: 30_000 });
    await expect(pasos()).toContainText('0 de 15');
    for (const width of anchos) {
      await cabeEn(width);
      expect(await barriers(page)).toEqual([]);
    }
    expect(ajenoEn(await page.content())).toBeUndefined();
  });

  test('enters the entity with its colours, which opens the site', async () => {
    await irAlPaso(/^Diga quién es la entidad/);
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
    for (const [nombre, valor] of Object.entries(datos)) await persona.write(campo(nombre).first(), valor);
    await persona.choose(page, 'Adorno', 'Ninguno');
    await publicar();
    await expect.poll(async () => (await page.request.get('/')).status()).toBe(200);
    await alPanel();
    await expect(hecho('Diga quién es')).toBeVisible();
  });

  test('invites a user with a role', async () => {
    await irAlPaso(/^Invite a quienes atenderán/);
    await expect(page).toHaveURL(/usuarios$/);
    await crear('usuarios');
    await persona.write(campo('Correo electrónico'), 'atencion@illimani.example');
    await persona.write(campo('Nombre'), 'Rosa Huanca');
    await persona.choose(page, /^Rol/, 'Comercial');
    await persona.press(page.getByRole('button', { name: 'Guardar' }));
    await expect(page.getByText('Creado', { exact: true }).first()).toBeVisible();
    await alPanel();
    await expect(hecho('Invite a quienes')).toBeVisible();
  });

  test('creates the holidays and a branch', async () => {
    await irAlPaso(/^Cargue los feriados/);
    // A skeleton stands here until the list is known to be empty.
    await expect(page.getByText('Todavía no hay feriados')).toBeVisible();
    await persona.press(page.getByRole('button', { name: 'Proponer una gestión' }));
    const dialogo = page.getByRole('dialog', { name: 'Feriados de una gestión' });
    await persona.press(dialogo.getByLabel('Gestión'));
    await persona.press(page.getByRole('option', { name: String(new Date().getFullYear()) }));
    await persona.press(dialogo.getByRole('button', { name: /^Agregar los \d+$/ }));
    await expect(dialogo).toHaveCount(0);
    await alPanel();
    await expect(hecho('Cargue los feriados')).toBeVisible();

    await irAlPaso(/^Publique las agencias/);
    await expect(page).toHaveURL(/agencias$/);
    await crear('sitio/agencias');
    await persona.write(campo('Nombre'), 'Oficina Central');
    await persona.choose(page, /^Tipo/, 'Oficina central');
    await persona.choose(page, /^Departamento/, 'La Paz');
    await persona.write(campo('Municipio'), 'La Paz');
    await persona.write(campo('Dirección'), 'Calle Comercio N° 410');
    await publicar();
    await expect
      .poll(async () => (await ok((await apiOf(instalacion.baseURL)).GET('/api/publico/sitio/agencias'))).length)
      .toBe(1);
    await alPanel();
    await expect(hecho('Publique las agencias')).toBeVisible();
  });

  test('imports the starter texts, which cannot be published incomplete', async () => {
    await persona.press(page.getByRole('button', { name: 'Traer los textos para empezar' }));
    await expect(page.getByText(/^Se agregaron \d+ en Páginas/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Traer los textos para empezar' })).toHaveCount(0);
    await irAlPaso(/^Complete y publique las páginas/);
    await persona.press(page.getByRole('cell', { name: '/institucional/resena-historica' }));
    await persona.press(page.getByRole('button', { name: 'Publicar' }).first());
    const falta = page.getByRole('dialog', { name: 'Todavía no se puede publicar' });
    await expect(falta).toContainText('Resumen: Falta completar: la historia de la entidad en una frase');
    await page.keyboard.press('Escape');
    await alPanel();
  });

  test('publishes the tarifario with its document', async () => {
    await irAlPaso(/^Publique el tarifario/);
    await expect(page).toHaveURL(/tarifario$/);
    await crear('institucional/tarifario');
    await persona.write(campo('Título'), 'Tarifario de comisiones');
    await persona.write(dayBox(page, /^Vigente desde/), `1/1/${new Date().getFullYear()}`);
    const elegido = page.waitForEvent('filechooser');
    await persona.press(
      page.getByRole('group', { name: 'Tarifario oficial (PDF)' }).getByRole('button', { name: 'Elegir archivo' }),
    );
    await (await elegido).setFiles(pdf('tarifario.pdf'));
    await expect(page.getByText('tarifario.pdf')).toBeVisible();
    await persona.press(page.getByRole('button', { name: 'Añadir una fila' }));
    const celda = (nombre: string) => page.getByLabel(`${nombre}, fila 1`);
    await persona.select(celda('Grupo'), 'Comisiones');
    await persona.write(celda('Concepto'), 'Certificación de saldos');
    await persona.select(celda('Se cobra o paga'), 'Monto');
    await persona.write(celda('Valor'), '20');
    await persona.select(celda('Moneda'), 'Bolivianos');
    await publicar();
    await alPanel();
    await expect(hecho('Publique el tarifario')).toBeVisible();
  });

  test('sends a test mail and skips the rest: all steps done within fifteen minutes', async ({
    browserName: _,
  }, info) => {
    await persona.press(page.getByRole('button', { name: 'Enviarme una prueba' }));
    await expect(page.getByText(`Enviado a ${correo}.`)).toBeVisible();
    await expect(hecho('Envíese un correo de prueba')).toBeVisible();
    await persona.press(page.getByRole('button', { name: /^No corresponde: Publique las cajas/ }));
    await expect(paso('Publique las cajas')).toContainText(`No corresponde: ${correo}`);
    const porApartar = pasos().getByRole('button', { name: /^(No corresponde|Está bien así|Ya están las nuestras): / });
    for (let quedan = await porApartar.count(); quedan > 0; quedan--) {
      await persona.press(porApartar.first());
      if (quedan > 1) await expect(porApartar).toHaveCount(quedan - 1);
    }
    await expect(pasos()).toHaveCount(0);

    const { names, letters, minutes: tomados } = persona;
    const medida = `${names.length} acciones y ${letters} letras, ${tomados.toFixed(1)} minutos de una persona, sobre ${instalacion.engine}`;
    info.annotations.push({ type: 'primer día', description: medida });
    console.log(`Primer día: ${medida}`);
    expect(names.length).toBeLessThanOrEqual(100);
    expect(tomados).toBeLessThan(15);
  });

  test('receives a query; receipt and acknowledgement name this entity', async () => {
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
    await requireOwnPdf(await readFile(await (await bajada).path()), (await bajada).suggestedFilename(), codigo);
    await expect.poll(async () => (await correos()).some((uno) => uno.includes(codigo))).toBe(true);
    const acuse = (await correos()).find((uno) => uno.includes(codigo)) as string;
    expect(acuse).toContain('From: Illimani');
    expect(acuse).toContain('text/plain');
    expect(acuse).toContain('text/html');
  });

  test('answers a complaint with a letter, exports and downloads a calendar, all in its name', async () => {
    const api = await apiAs(instalacion.baseURL, correo, clave);
    const reclamo = await reclamoInAnalysis(api, 3, { medioRespuesta: 'correo', correo: 'rosa@ejemplo.bo' });
    const respondido = await order(api, 'contactanos/reclamos', reclamo, 'responder', {
      respuesta: 'Revisamos su caso: el cobro no correspondía y ya fue devuelto a su cuenta.',
      resultado: 'favorable',
      esExpresa: true,
      esIntegra: true,
      esComprensible: true,
    });
    await expect.poll(async () => (await correos()).some((uno) => uno.includes('rosa@ejemplo.bo'))).toBe(true);
    for (const uno of await correos()) expect(ajenoEn(uno)).toBeUndefined();
    const opciones = { params: { path: { id: reclamo.id } }, parseAs: 'arrayBuffer' } as const;
    for (const papel of [
      await api.GET('/api/contactanos/reclamos/{id}/carta', opciones),
      await api.GET('/api/contactanos/reclamos/{id}/constancia', opciones),
    ])
      await requireOwnPdf(
        Buffer.from(await ok(papel)),
        papel.response.headers.get('content-disposition') ?? '',
        respondido.codigo,
      );
    const [csv, xlsx] = [{ formato: 'csv' }, { formato: 'xlsx' }] as const;
    const diciembre = { desde: '2026-12-01', hasta: '2026-12-31' };
    for (const bajado of [
      await api.GET('/api/contactanos/reclamos/exportar', { params: { query: csv }, parseAs: 'text' }),
      await api.GET('/api/contactanos/reclamos/exportar', { params: { query: xlsx }, parseAs: 'text' }),
      await api.GET('/api/sitio/agencias/exportar', { params: { query: csv }, parseAs: 'text' }),
      await api.GET('/api/sitio/feriados/exportar', { params: { query: xlsx }, parseAs: 'text' }),
      await api.GET('/api/calendario/calendario.ics', { params: { query: diciembre }, parseAs: 'text' }),
    ]) {
      const { url, headers } = bajado.response;
      const dicho = JSON.stringify([...headers]) + (await ok(bajado));
      expect([url, ajenoEn(dicho)]).toEqual([url, undefined]);
    }
  });

  test('no served address names another entity', async ({ request }) => {
    for (const ruta of ['/', '/contactanos/consultas', '/contactanos/agencias', '/privacidad', '/administrador']) {
      await page.goto(ruta);
      await expect(page.getByText('Illimani').first()).toBeVisible();
      expect(await page.title()).toContain('Illimani');
      expect(ajenoEn(await page.content())).toBeUndefined();
    }
    const dicho = await crawlSite(page.request, instalacion.baseURL);
    // The crawl covered the installation: pages that name this entity, both sides' scripts and the sharing pictures.
    expect([...dicho.values()].filter((texto) => texto.includes('Illimani')).length).toBeGreaterThan(40);
    for (const parte of [/^\/panel\/.+\.js$/, /^\/assets\/.+\.js$/, /^\/compartir/])
      expect(
        [...dicho.keys()].some((ruta) => parte.test(ruta)),
        String(parte),
      ).toBe(true);
    const ajenos = [...dicho].map(([ruta, texto]) => [ruta, ajenoEn(ruta + texto)]).filter(([, resto]) => resto);
    expect(ajenos).toEqual([]);

    // Pictures hold no text, so the entity's are compared with those of the demonstration.
    const { icons } = await (await page.request.get('/manifest.webmanifest')).json();
    const dibujos = [
      '/favicon.ico',
      '/icono-32.png',
      '/icono-180.png',
      ...icons.map(({ src }: { src: string }) => src),
    ];
    const compartida = [...dicho.keys()].filter((ruta) => ruta.includes('compartir'));
    for (const ruta of [...dibujos, ...compartida]) {
      const [propio, ajeno] = await Promise.all([getPatiently(page.request, ruta), getPatiently(request, ruta)]);
      expect([ruta, propio.status()]).toEqual([ruta, 200]);
      expect([ruta, (await propio.body()).equals(await ajeno.body())]).toEqual([ruta, false]);
    }
  });

  /** The sent mails, decoded. */
  async function correos(): Promise<string[]> {
    const folder = path.join(instalacion.folder, 'correos');
    // A mail that is being written has a temporary name.
    const enteros = (await readdir(folder)).filter((nombre) => nombre.endsWith('.eml'));
    return Promise.all(
      enteros.map(async (nombre) => nombre + decoded(await readFile(path.join(folder, nombre), 'utf8'))),
    );
  }

  async function requireOwnPdf(bytes: Buffer, nombre: string, codigo: string) {
    const dicho = await readPdf(bytes);
    expect(dicho).toContain(codigo);
    expect(dicho).toContain('Cooperativa Illimani R.L.');
    expect(ajenoEn(dicho)).toBeUndefined();
    expect(nombre).toContain('.pdf');
    expect(ajenoEn(nombre)).toBeUndefined();
    expect(ajenoEn(JSON.stringify(await readPdfData(bytes)))).toBeUndefined();
    expect(ajenoEn(bytes.toString('latin1'))).toBeUndefined();
  }
});

/** A mail as stored, followed by its decoded parts (base64 and quoted-printable). */
function decoded(eml: string): string {
  const inBase64 = [...eml.matchAll(/(?:^[A-Za-z0-9+/]{20,}={0,2}\r?\n?)+/gm)].map(([part]) =>
    Buffer.from(part, 'base64').toString(),
  );
  const inSigns = eml
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (signs) => Buffer.from(signs.replaceAll('=', ''), 'hex').toString());
  return [eml, inSigns, ...inBase64].join('\n');
}
