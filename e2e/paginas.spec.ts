import type { Cooperativa } from '@coop/client';
import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { announces } from './support/novedades.js';
import { ok } from './support/ok.js';
import { openPreview } from './support/openPreview.js';
import { ownProduct } from './support/ownProduct.js';
import { pdf } from './support/pdf.js';
import { change, create, order, upload, uploadPicture } from './support/publication.js';
import type { NewRow, Row } from './support/sections.js';
import { signIn } from './support/signIn.js';
import { type Browser, expect, type Page, test } from './support/test.js';
import { watch } from './support/watch.js';

const anchos = [360, 768, 1440];
const ruta = '/socios/como-hacerse-socio';

// The menu appears on every page, so the shared product keeps its own.
test.describe('pages and menu made in the panel', () => {
  const own = ownProduct('paginas');

  const abrir = async (browser: Browser, opciones: object = {}): Promise<Page> =>
    (await browser.newContext({ ...own, ...opciones })).newPage();
  const principal = (page: Page) => page.getByRole('navigation', { name: 'Principal' });
  const bloque = (page: Page, at: number, nombre: string) => page.locator(`[name="bloques.${at}.${nombre}"]`);
  const elegirTipo = async (page: Page, at: number, tipo: string) => {
    await page.locator('[data-campo^="bloques."][data-campo$=".tipo"]').nth(at).getByRole('combobox').fill(tipo);
    await page.getByRole('option', { name: tipo, exact: true }).click();
  };
  const comoAdministrador = () => apiOf(own.baseURL, 'administrador');

  test('a new page is written in blocks, previewed, published and reached from the menu', async ({ browser }) => {
    const page = await abrir(browser);
    const visita = await abrir(browser);
    await signIn(page, 'administrador', '/administrador/sitio/paginas/create');

    await test.step('rejects an address of another section, with the rule', async () => {
      await page.getByRole('textbox', { name: 'Ruta' }).fill('/novedades/como-hacerse-socio');
      await page.getByRole('textbox', { name: 'Título' }).first().fill('Cómo hacerse socio');
      await page.getByRole('textbox', { name: 'Resumen' }).fill('Con su carnet y un aporte, en una visita.');
      await page.getByRole('button', { name: 'Guardar borrador' }).click();
      await expect(page.getByText('Esa dirección es de «Novedades»', { exact: false }).first()).toBeVisible();
      await page.getByRole('textbox', { name: 'Ruta' }).fill(ruta);
    });

    await test.step('each block asks only for the fields of its type', async () => {
      const agregar = page.getByRole('button', { name: 'Añadir un bloque' });
      await agregar.click();
      await elegirTipo(page, 0, 'Llamada a la acción');
      for (const nombre of ['boton', 'enlace']) await expect(bloque(page, 0, nombre)).toBeVisible();
      await expect(page.getByRole('button', { name: 'Añadir un elemento' })).toHaveCount(0);
      await page.getByRole('button', { name: 'Guardar borrador' }).click();
      await expect(page.getByText('Este campo es obligatorio')).toHaveCount(2);
      await bloque(page, 0, 'titulo').fill('Empiece hoy');
      await bloque(page, 0, 'boton').fill('Hacer una consulta');
      // Pasted as copied from the browser; the site's own origin is removed.
      await bloque(page, 0, 'enlace').fill(`${own.baseURL}/contactanos/consultas`);
      await bloque(page, 0, 'enlace').blur();
      await expect(bloque(page, 0, 'enlace')).toHaveValue('/contactanos/consultas');
      await agregar.click();
      await elegirTipo(page, 1, 'Tabla');
      await expect(bloque(page, 1, 'boton')).toHaveCount(0);
      await bloque(page, 1, 'titulo').fill('Aportes');
      const tabla = page.getByRole('group', { name: 'Filas' });
      for (const _ of [1, 2]) await tabla.getByRole('button', { name: 'Añadir una fila' }).click();
      const celdas = { '0.a': 'Socio', '0.b': 'Aporte', '1.a': 'Persona natural', '1.b': 'Bs 100,00' };
      for (const [lugar, valor] of Object.entries(celdas))
        await page.locator(`[name="bloques.1.filas.${lugar}"]`).fill(valor);
      await page.getByRole('button', { name: 'Guardar borrador' }).click();
      await expect(page.getByText('Creado', { exact: true }).first()).toBeVisible();
      // The row's screen replaces the one that created it.
      await expect(page.getByRole('button', { name: 'Historial', exact: true })).toBeVisible();
    });

    await test.step('blocks move by arrow buttons and mouse, and collapse', async () => {
      const asas = page.getByRole('button', { name: /^Mover «/ });
      const orden = (...nombres: string[]) =>
        expect.poll(() => asas.evaluateAll((todas) => todas.map((una) => una.ariaLabel))).toEqual(nombres);
      const llamada = 'Llamada a la acción: Empiece hoy';
      await orden(`Mover «1. ${llamada}»`, 'Mover «2. Tabla: Aportes»');
      await asas.first().press('ArrowDown');
      await orden('Mover «1. Tabla: Aportes»', `Mover «2. ${llamada}»`);
      await expect(asas.nth(1)).toBeFocused();
      await page.getByRole('button', { name: 'Plegar todos' }).click();
      await expect(bloque(page, 0, 'titulo')).toBeHidden();
      await asas.nth(1).dragTo(asas.first());
      await orden(`Mover «1. ${llamada}»`, 'Mover «2. Tabla: Aportes»');
      await expect(bloque(page, 0, 'titulo')).toHaveValue('Empiece hoy');
      await expect(bloque(page, 0, 'titulo')).toBeHidden();

      // At the end of the list the pressed button is disabled, so the other one takes the focus.
      await page.getByRole('button', { name: `Bajar «1. ${llamada}»` }).press('Enter');
      await expect(page.getByRole('button', { name: `Subir «2. ${llamada}»` })).toBeFocused();
      await page.keyboard.press('Enter');
      await orden(`Mover «1. ${llamada}»`, 'Mover «2. Tabla: Aportes»');
      await page.getByRole('button', { name: 'Desplegar todos' }).click();
      await expect(bloque(page, 0, 'titulo')).toBeVisible();
    });

    await test.step('removing a block focuses its neighbour', async () => {
      await page.getByRole('button', { name: 'Añadir un bloque' }).click();
      await page.getByRole('button', { name: 'Quitar «3. Sin completar»' }).press('Enter');
      await expect(page.getByRole('button', { name: 'Plegar «2. Tabla: Aportes»' })).toBeFocused();
    });

    await test.step('an undo restores a removed block or row in place', async () => {
      const quitar = page.getByRole('button', { name: 'Quitar «1. Llamada a la acción: Empiece hoy»' });
      const volvio = async () => {
        await expect(page.getByRole('button', { name: 'Plegar «1. Llamada a la acción: Empiece hoy»' })).toBeFocused();
        await expect(bloque(page, 0, 'boton')).toHaveValue('Hacer una consulta');
        await expect(page.getByText('Se quitó «Llamada a la acción: Empiece hoy».')).toHaveCount(0);
      };
      await quitar.press('Enter');
      await expect(bloque(page, 0, 'titulo')).toHaveValue('Aportes');
      await page.keyboard.press('Control+z');
      await volvio();
      await quitar.click();
      const aviso = page.getByRole('listitem').filter({ hasText: 'Se quitó «' });
      await aviso.getByRole('button', { name: 'Deshacer' }).click();
      await volvio();
      await page.getByRole('button', { name: 'Acciones de la fila 2' }).click();
      await page.getByRole('menuitem', { name: 'Quitar' }).click();
      await expect(page.getByText('Se quitó la fila 2.')).toBeVisible();
      await page.keyboard.press('Control+z');
      await expect(page.locator('[name="bloques.1.filas.1.b"]')).toHaveValue('Bs 100,00');
    });

    await test.step('saving keeps the focus and input typed meanwhile', async () => {
      const titulo = bloque(page, 0, 'titulo');
      await titulo.focus();
      await titulo.evaluate((caja: HTMLInputElement) => caja.setSelectionRange(7, 7));
      const guardar = async (mientras: string) => {
        await page.keyboard.press('Control+s');
        await page.keyboard.type(mientras);
        await announces(page, 'Cambios guardados');
      };
      await guardar('');
      await expect(titulo).toBeFocused();
      await page.keyboard.type(' desde');
      await expect(titulo).toHaveValue('Empiece desde hoy');
      await guardar(' ya,');
      await page.keyboard.type(' aquí,');
      await expect(titulo).toHaveValue('Empiece desde ya, aquí, hoy');
      await titulo.fill('Empiece hoy');
      await guardar('');
    });

    await test.step('a draft is only visible with its preview link', async () => {
      expect((await visita.goto(ruta))?.status()).toBe(404);
      const vista = await openPreview(page);
      await expect(vista.getByRole('heading', { level: 1, name: 'Cómo hacerse socio' })).toBeVisible();
      await expect(vista.getByRole('cell', { name: 'Bs 100,00' })).toBeVisible();
      await vista.close();
      await page.keyboard.press('Escape');
    });

    await test.step('once published it is served, and is in the sitemap and the search', async () => {
      await page.getByRole('button', { name: 'Publicar', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Publicar', exact: true }).click();
      await expect(page.getByText('Publicado', { exact: true }).first()).toBeVisible();
      expect((await visita.goto(ruta))?.status()).toBe(200);
      await expect(visita).toHaveTitle(/^Cómo hacerse socio · /);
      await expect(visita.locator('meta[property="og:description"]')).toHaveAttribute('content', /^Con su carnet/);
      await expect(visita.getByRole('main').getByRole('link', { name: 'Hacer una consulta' }).first()).toBeVisible();
      expect(await (await visita.request.get('/sitemap.xml')).text()).toContain(ruta);
      await visita.goto('/buscar?q=hacerse+socio');
      await expect(visita.getByRole('main').locator(`a[href="${ruta}"]`).first()).toBeVisible();
    });
  });

  test('menu entries are sorted, renamed, hidden and added, and all pages stay reachable', async ({ browser }) => {
    const page = await abrir(browser);
    const visita = await abrir(browser);
    await signIn(page, 'administrador', '/administrador/sitio/menu');
    const campo = (lugar: string) => page.locator(`[name="${lugar}"]`);

    await test.step('starts from the default menu', async () => {
      await expect(campo('grupos.1.texto')).toHaveValue('Institucional');
      await expect(campo('grupos.1.entradas.10.ruta')).toHaveValue('/institucional/remates');
    });

    await test.step('is changed and published', async () => {
      await campo('grupos.1.texto').fill('La cooperativa');
      await campo('grupos.1.entradas.10.oculto').check();
      await campo('grupos.4.oculto').check();
      const institucional = page.getByRole('group', { name: 'Páginas del grupo' }).nth(1);
      await institucional.getByRole('button', { name: 'Añadir una fila' }).click();
      await campo('grupos.1.entradas.13.texto').fill('Hágase socio');
      await campo('grupos.1.entradas.13.ruta').fill(ruta);
      await page.getByRole('button', { name: 'Publicar', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Publicar', exact: true }).click();
      await expect(page.getByText('Publicado', { exact: true }).first()).toBeVisible();
    });

    await test.step('visitors reach the new page by the menu and do not see hidden entries', async () => {
      const fallas = watch(visita);
      await visita.goto('/novedades');
      await expect(principal(visita)).not.toContainText('Promociones');
      await principal(visita).getByText('La cooperativa', { exact: true }).click();
      await expect(principal(visita).getByRole('link', { name: 'Remates' })).toHaveCount(0);
      await principal(visita).getByRole('link', { name: 'Hágase socio' }).click();
      await expect(visita).toHaveURL(own.baseURL + ruta);
      await expect(visita.getByRole('navigation', { name: 'Usted está en' })).toContainText('La cooperativa');
      expect((await visita.goto('/institucional/remates'))?.status()).toBe(200);
      await expect(visita.getByRole('navigation', { name: 'Usted está en' })).toContainText('La cooperativaRemates');
      expect((await visita.goto('/promociones'))?.status()).toBe(200);
      expect(fallas).toEqual([]);
    });

    await test.step('works without JavaScript', async () => {
      const sinGuion = await abrir(browser, { javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
      await sinGuion.goto('/novedades');
      await sinGuion.getByRole('button', { name: 'Abrir el menú' }).click();
      await principal(sinGuion).getByText('La cooperativa', { exact: true }).click();
      await principal(sinGuion).getByRole('link', { name: 'Hágase socio' }).click();
      await expect(sinGuion.getByRole('heading', { level: 1, name: 'Cómo hacerse socio' })).toBeVisible();
      await expect(sinGuion.getByText('Bs 100,00')).toBeVisible();
      await sinGuion.context().close();
    });

    await test.step('returns to the default menu', async () => {
      await page.getByRole('button', { name: 'Volver al menú de origen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Volver al menú de origen' }).click();
      await expect(campo('grupos.1.texto')).toHaveValue('Institucional');
      await page.getByRole('button', { name: 'Guardar y publicar cambios' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Publicar', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Publicar los cambios' })).toBeDisabled();
      await visita.goto('/');
      await expect(principal(visita)).toContainText('Promociones');
      await expect(principal(visita)).not.toContainText('Hágase socio');
    });
  });

  test('each kind of block renders at all widths, and empty ones are left out', async ({ browser }) => {
    const page = await abrir(browser);
    const api = await comoAdministrador();
    const fila = await todosLosBloques(api, browser);
    await order(api, 'sitio/paginas', fila, 'publicar');
    const fallas = watch(page);
    for (const width of anchos) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/todos-los-bloques');
      const tipos = await page
        .locator('[data-bloque]')
        .evaluateAll((found) => found.map((one) => (one as HTMLElement).dataset.bloque));
      expect(tipos).toEqual([
        ...[
          'texto',
          'tabla',
          'imagen',
          'llamada',
          'video',
          'tarjetas',
          'agencias',
          'mapa',
          'simulador',
          'simulador',
          'formulario',
        ],
      ]);
      expect(await barriers(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    await expect(page.getByText('No se ve')).toHaveCount(0);
    const montero = page.locator('[data-bloque=agencias] li', { hasText: 'Agencia Montero' });
    await expect(montero).toContainText(/Cerrada temporalmente hasta el \d/);
    await page.locator('[data-bloque=simulador]').first().getByRole('textbox').first().fill('20000');
    await expect(page.locator('[data-bloque=simulador] output')).toContainText('Bs');
    expect(fallas).toEqual([]);

    await order(api, 'sitio/paginas', fila, 'archivar');
    expect((await page.goto('/todos-los-bloques'))?.status()).toBe(404);
  });

  test('the home page also renders steps, figures, people, documents and lists', async ({ browser }) => {
    const page = await abrir(browser);
    const api = await comoAdministrador();
    const [fila] = await ok(api.GET('/api/sitio/paginas', { params: { query: { filter: { ruta: '/' } } } }));
    if (!fila) throw new Error('No hay portada');
    const place = { seccion: 'sitio/paginas', campo: 'bloques.elementos.archivo' } as const;
    const archivo = await upload(api, pdf('estatuto.pdf'), place);
    await change(api, 'sitio/paginas', fila, { bloques: [...fila.bloques, ...deElementos(archivo)] });
    await order(api, 'sitio/paginas', fila, 'publicar');
    const fallas = watch(page);
    for (const width of anchos) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      if (width === anchos[0]) await page.getByRole('dialog').getByRole('button', { name: 'Entendido' }).click();
      const tipos = await page.locator('[data-bloque]').evaluateAll((found) => found.map((one) => one.dataset.bloque));
      expect(tipos).toEqual(['llamada', 'pasos', 'cifras', 'personas', 'documentos', 'lista']);
      for (const dicho of ['Traiga su carnet', '48.000', 'Juana Quispe', 'Estatuto', 'Ver el tarifario'])
        await expect(page.locator('[data-bloque]').getByText(dicho, { exact: true })).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
    expect(fallas).toEqual([]);
  });

  test('a moved page leaves a redirect that old links follow', async ({ browser }) => {
    const page = await abrir(browser);
    const visita = await abrir(browser);
    const [antes, ahora] = ['/institucional/etica', '/institucional/codigo-de-etica'];
    const api = await comoAdministrador();
    const fila = await create(api, 'sitio/paginas', { ruta: antes, titulo: 'Código de ética' });
    await order(api, 'sitio/paginas', fila, 'publicar');
    const otra = await create(api, 'sitio/paginas', {
      ruta: '/valores',
      titulo: 'Valores',
      bloques: [{ tipo: 'llamada', titulo: 'Cómo actuamos', boton: 'Leer el código', enlace: antes }],
    });
    await order(api, 'sitio/paginas', otra, 'publicar');
    await signIn(page, 'administrador', `/administrador/sitio/paginas/${fila.id}`);
    await page.getByRole('textbox', { name: 'Ruta' }).fill(ahora);
    await page.getByRole('button', { name: 'Guardar y publicar cambios' }).click();
    const dialogo = page.getByRole('dialog', { name: '¿Desea publicar?' });
    await expect(dialogo).toContainText(`Quien llegue por la dirección anterior, ${antes}, será llevado a la nueva.`);
    for (const width of anchos) {
      await page.setViewportSize({ width, height: 800 });
      expect(await barriers(page)).toEqual([]);
    }
    await dialogo.getByRole('button', { name: 'Publicar', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Publicar los cambios' })).toBeDisabled();

    expect((await visita.goto(antes))?.status()).toBe(200);
    await expect(visita).toHaveURL(own.baseURL + ahora);
    await visita.goto('/valores');
    await visita.getByRole('link', { name: 'Leer el código' }).click();
    await expect(visita.getByRole('heading', { level: 1, name: 'Código de ética' })).toBeVisible();
    await page.goto('/administrador/sitio/redirecciones');
    await expect(page.getByText(antes, { exact: true })).toBeVisible();
  });

  test('a missing address is counted and leads to the form of a redirect', async ({ browser }) => {
    const page = await abrir(browser);
    const perdida = '/creditos/pyme-antiguo';
    expect((await page.goto(`${perdida}?de=alguien`))?.status()).toBe(404);
    await page.goto('/wp-login.php');
    // Missing addresses are counted in batches.
    const api = await comoAdministrador();
    const contadas = async () => JSON.stringify(await ok(api.GET('/api/sitio/direcciones-no-encontradas')));
    await expect.poll(contadas, { timeout: 60_000 }).toContain(perdida);
    await signIn(page, 'administrador', '/administrador/sitio/direcciones-no-encontradas');
    await expect(page.getByText(perdida)).toBeVisible();
    await expect(page.getByText('wp-login')).toHaveCount(0);
    await page.getByRole('link', { name: `Crear redirección de ${perdida}` }).click();
    await expect(page.getByRole('textbox', { name: 'Dirección anterior' })).toHaveValue(perdida);
    await page.getByRole('textbox', { name: 'Dirección nueva' }).fill('/productos/creditos');
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Creado', { exact: true }).first()).toBeVisible();
    await page.goto('/administrador/sitio/redirecciones');
    await expect(page.getByText('→ lleva a /productos/creditos')).toBeVisible();
    await page.goto(perdida);
    await expect(page).toHaveURL(`${own.baseURL}/productos/creditos`);
  });
});

/** A page with a block of each kind, with and without calls to action. */
async function todosLosBloques(api: Cooperativa, browser: Browser): Promise<Row<'sitio/paginas'>> {
  const imagen = await uploadPicture(api, browser, {
    seccion: 'sitio/paginas',
    campo: 'bloques.imagen',
    alternativo: 'Fondo blanco de prueba',
  });
  const fila = await create(api, 'sitio/paginas', { ruta: '/todos-los-bloques', titulo: 'Todos los bloques' });
  const filas = [
    { a: 'Plazo', b: 'Tasa' },
    { a: '30 días', b: '2,00 %' },
  ];
  return change(api, 'sitio/paginas', fila, {
    bloques: [
      { tipo: 'texto', titulo: 'Un texto', texto: '<p>Unas palabras.</p>' },
      { tipo: 'tabla', titulo: 'Una tabla', filas },
      { tipo: 'imagen', titulo: 'Una imagen', texto: '<p>Con palabras.</p>', imagen, lado: 'derecha' },
      { tipo: 'llamada', titulo: 'Una llamada', boton: 'Consultar', enlace: '/contactanos/consultas' },
      { tipo: 'llamada', titulo: 'No se ve', boton: 'A ninguna parte', enlace: '/no-existe' },
      { tipo: 'video', titulo: 'Un video', video: 'https://youtu.be/aqz-KE-bpKQ', imagen },
      { tipo: 'tarjetas', titulo: 'Novedades', seccion: 'novedades', cuantas: 2 },
      { tipo: 'agencias', titulo: 'Agencias de Santa Cruz', departamento: 'SC' },
      { tipo: 'agencias', titulo: 'No se ve', departamento: 'PD' },
      { tipo: 'mapa', titulo: 'Un mapa' },
      { tipo: 'simulador', simulador: 'deposito' },
      { tipo: 'simulador', simulador: 'ahorro' },
      { tipo: 'formulario', formulario: 'contactanos/opiniones' },
    ],
  });
}

/** A block of each kind that lists elements, except questions. */
const deElementos = (archivo: string): NonNullable<NewRow<'sitio/paginas'>['bloques']> => [
  {
    tipo: 'pasos',
    titulo: 'Hágase socio',
    elementos: [{ titulo: 'Traiga su carnet' }, { titulo: 'Compre su aporte' }],
  },
  { tipo: 'cifras', titulo: 'Somos muchos', elementos: [{ titulo: 'socias y socios', dato: '48.000' }] },
  { tipo: 'personas', titulo: 'Quién dirige', elementos: [{ titulo: 'Juana Quispe', dato: 'Presidenta' }] },
  { tipo: 'documentos', titulo: 'Nuestras normas', elementos: [{ titulo: 'Estatuto', archivo }] },
  {
    tipo: 'lista',
    titulo: 'Conviene saber',
    elementos: [{ titulo: 'Ver el tarifario', enlace: '/institucional/tarifario' }],
  },
];

test('text written for an address shows on its page, also where the site has its own content', async ({
  baseURL,
  request,
}) => {
  const rows = await ok(
    (await apiOf(baseURL ?? '')).GET('/api/publico/sitio/paginas', { params: { query: { range: [0, 99] } } }),
  );
  const missing: string[] = [];
  for (const { ruta, titulo, resumen, bloques } of rows) {
    const shown = wordsOf(await (await request.get(ruta)).text());
    const written = bloques.flatMap(({ texto, elementos }) => [
      wordsOf(texto ?? '').slice(0, 60),
      ...elementos.map((elemento) => elemento.titulo ?? ''),
    ]);
    missing.push(
      ...[titulo, resumen ?? '', ...written].filter((one) => !shown.includes(one.trim())).map((one) => ruta + one),
    );
  }
  expect(rows.length).toBeGreaterThan(30);
  expect(missing).toEqual([]);
});

/** The text of HTML, in one line. */
const wordsOf = (html: string) =>
  html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replace(/\s+/g, ' ');
