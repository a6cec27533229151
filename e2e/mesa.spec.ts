import { Actions } from './support/actions.js';
import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { newCarnet } from './support/newCarnet.js';
import { ok } from './support/ok.js';
import { create, order } from './support/publication.js';
import { reclamoByLetter, reclamoInAnalysis } from './support/reclamoByLetter.js';
import { signIn } from './support/signIn.js';
import { expect, type Page, test } from './support/test.js';
import { unique } from './support/unique.js';
import { watch } from './support/watch.js';

const orden = (page: Page) => page.getByRole('region', { name: 'Responder', exact: true });
const respuesta = (page: Page) => orden(page).getByRole('textbox', { name: /^Respuesta/ });
const plantilla = (page: Page) => orden(page).getByRole('button', { name: 'Reclamo que no procede' });
const cola = (page: Page) => page.getByRole('navigation', { name: 'Cola: Reclamos' });
const caso = (id: string) => `/administrador/contactanos/reclamos/${id}/show`;
const titulo = (page: Page, codigo: string) =>
  page.getByRole('heading', { level: 2, name: new RegExp(`^${codigo} · `) });
const abierto = (page: Page, codigo: string) => expect(titulo(page, codigo)).toBeVisible();

/** The numbers of the queue, most overdue first, once that case is in it. */
async function codigos(page: Page, codigo: string): Promise<string[]> {
  await expect(cola(page).getByRole('link', { name: codigo })).toBeVisible();
  const textos = await cola(page).getByRole('link').allInnerTexts();
  return textos.map((texto) => /REC-[\d-]+/.exec(texto)?.[0] ?? '');
}

/** The number of the next case in the queue. */
async function despuesDe(page: Page, codigo: string): Promise<string> {
  const todos = await codigos(page, codigo);
  return todos[todos.indexOf(codigo) + 1] ?? '';
}

/** Waits until the focus is on an element that is still on the page. */
const tieneFoco = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');

test.describe('the case workspace', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('answers with a letter from a template in five actions and opens the next case', {
    tag: '@esencial',
  }, async ({ page, baseURL }) => {
    const api = await apiOf(String(baseURL), 'comercial');
    // Old enough to be among the first in the queue.
    const correo = 'rosa.mamani@correo.example';
    const reclamo = await reclamoByLetter(api, 300, { medioRespuesta: 'correo', correo, canal: 'correo' });
    await reclamoByLetter(api, 299);
    await signIn(page, 'comercial', caso(reclamo.id));
    const fallas = watch(page);
    const siguiente = (await codigos(page, reclamo.codigo)).find((otro) => otro !== reclamo.codigo);

    const acciones = new Actions();
    await acciones.do('asignarme', () =>
      page.getByRole('button', { name: /^Asignarme · Iniciar el análisis/ }).click(),
    );
    await expect(page.getByRole('button', { name: /^Asignarme/ })).toHaveCount(0);
    await tieneFoco(page);
    await acciones.do('plantilla', () => plantilla(page).click());
    await expect(orden(page).getByRole('combobox', { name: /^Resultado/ })).toHaveText('Desfavorable');
    await acciones.do('ver la carta', () => orden(page).getByRole('button', { name: 'Carta', exact: true }).click());
    const carta = orden(page).getByRole('article', { name: 'La carta, como saldría ahora' });
    await expect(carta).toContainText(`su reclamo ${reclamo.codigo} no procede`);
    await expect(carta).toContainText('Desfavorable');
    await acciones.do('declarar', () =>
      orden(page)
        .getByRole('checkbox', { name: /expresa.*íntegra.*comprensible/ })
        .check(),
    );
    await acciones.do('responder', () =>
      orden(page)
        .getByRole('button', { name: `Responder y enviar por correo a ${correo}` })
        .click(),
    );
    await expect(page.getByText(`Respuesta registrada. Sale por correo a ${correo}.`)).toBeVisible();
    expect(acciones.names.length).toBeLessThanOrEqual(5);

    const seguir = page.getByRole('link', { name: `Siguiente: ${siguiente}` });
    await expect(seguir).toBeFocused();
    await seguir.click();
    await expect(titulo(page, String(siguiente))).toBeFocused();
    expect(fallas).toEqual([]);
  });

  test('shows missing input of an answer next to the letter preview, and focuses it', async ({ page, baseURL }) => {
    const { id } = await reclamoInAnalysis(await apiOf(String(baseURL), 'comercial'), 1);
    await signIn(page, 'comercial', caso(id));
    const enviar = orden(page).getByRole('button', { name: /^Responder/ });
    const carta = orden(page).getByRole('button', { name: 'Carta', exact: true });
    await respuesta(page).fill('El cobro no correspondía. Se devolvió el monto completo a su cuenta.');
    await orden(page)
      .getByRole('combobox', { name: /^Resultado/ })
      .click();
    await page.getByRole('option', { name: 'Favorable', exact: true }).click();
    await carta.click();
    await enviar.click();
    const declaracion = orden(page).getByRole('checkbox', { name: /expresa.*íntegra.*comprensible/ });
    await expect(declaracion).toBeFocused();
    await expect(orden(page).getByText('La respuesta debe ser expresa, íntegra y comprensible')).toBeVisible();
    await expect(orden(page).getByRole('article', { name: 'La carta, como saldría ahora' })).toBeVisible();
    // An error outside the letter: the fields return, and the first of them has the focus.
    await declaracion.check();
    await orden(page).getByRole('button', { name: 'Texto', exact: true }).click();
    await respuesta(page).fill('');
    await carta.click();
    await enviar.click();
    await expect(respuesta(page)).toBeFocused();
    await expect(respuesta(page)).toHaveAttribute('aria-invalid', 'true');
  });

  test('hides the menu on a case and restores it later, also after a reload', async ({ page, baseURL }) => {
    const { id, codigo } = await reclamoByLetter(await apiOf(String(baseURL), 'comercial'), 1);
    await signIn(page, 'comercial', '/administrador/contactanos/reclamos');
    const menu = page.getByRole('navigation', { name: 'Menú del panel' });
    await expect(menu).toBeVisible();
    await page.goto(caso(id));
    await abierto(page, codigo);
    await expect(menu).toBeHidden();
    await page.goto('/administrador/contactanos/reclamos');
    await expect(menu).toBeVisible();
  });

  test('shows who else has the case open, what they write, and that somebody saved before', async ({
    page,
    browser,
    baseURL,
  }) => {
    const api = await apiOf(String(baseURL), 'comercial');
    const jefa = await apiOf(String(baseURL), 'administrador');
    const reclamo = await reclamoInAnalysis(api, 260);
    await signIn(page, 'comercial', caso(reclamo.id));
    await expect(respuesta(page)).toBeVisible();
    const fallas = watch(page);

    const otra = await (await browser.newContext({ baseURL: String(baseURL) })).newPage();
    await signIn(otra, 'administrador', caso(reclamo.id));
    await expect(page.getByText(/también lo tiene abierto$/)).toBeVisible();
    await respuesta(otra).fill('Revisamos el cobro y lo devolvimos.');
    await expect(page.getByText(/está respondiendo este reclamo$/)).toBeVisible();
    expect(await barriers(page)).toEqual([]);

    // Another person changes the case: the panel warns before one answers over it.
    const asignadoA = String(reclamo.asignadoA);
    await order(jefa, 'contactanos/reclamos', reclamo, 'asignar', { asignadoA, analisis: 'Se revisó la boleta.' });
    const aviso = page.getByRole('status').filter({ hasText: 'Hay una versión nueva' });
    await aviso.getByRole('button', { name: 'Ver lo nuevo' }).click();
    await expect(aviso).toHaveCount(0);

    await otra.getByRole('link', { name: 'Reclamos', exact: true }).first().click();
    await expect(page.getByText(/está respondiendo este reclamo$/)).toHaveCount(0);
    await otra.context().close();

    expect(fallas).toEqual([]);
  });

  test('announces new cases without moving the list, and notifies assignments', async ({ page, baseURL }) => {
    const api = await apiOf(String(baseURL), 'comercial');
    const jefa = await apiOf(String(baseURL), 'administrador');
    const reclamo = await reclamoInAnalysis(api, 262);
    await signIn(page, 'comercial', caso(reclamo.id));
    await expect(respuesta(page)).toBeVisible();
    await expect(
      cola(page)
        .getByRole('status')
        .filter({ hasText: /^(Más de )?\d+ reclamos$/ }),
    ).toBeVisible();
    const fallas = watch(page);

    // The queue does not jump: new cases are announced, and shown on request.
    const nuevo = await reclamoByLetter(api, 305);
    const llegado = cola(page)
      .getByRole('status')
      .filter({ hasText: /Hay \d+ reclamos? nuevos?/ });
    await expect(llegado).toBeVisible();
    await expect(cola(page).getByRole('link', { name: nuevo.codigo })).toHaveCount(0);
    await llegado.getByRole('button', { name: 'Ver' }).click();
    await expect(cola(page).getByRole('link', { name: nuevo.codigo })).toBeVisible();

    const { uid } = await ok(api.GET('/api/yo'));
    const dado = await reclamoByLetter(api, 2);
    await order(jefa, 'contactanos/reclamos', dado, 'analizar', { asignadoA: uid });
    const campana = page.getByRole('button', { name: /^Avisos: \d+ sin leer$/ });
    await campana.click();
    const avisos = page.getByRole('dialog', { name: 'Avisos' });
    const aviso = avisos.getByRole('link', { name: new RegExp(`Sin leer.*Le asignaron ${dado.codigo}`) });
    await expect(aviso).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await aviso.click();
    await abierto(page, dado.codigo);
    await page.getByRole('button', { name: /^Avisos/ }).click();
    await expect(avisos.getByRole('link', { name: new RegExp(`^Le asignaron ${dado.codigo}`) })).toBeVisible();
    expect(fallas).toEqual([]);
  });

  test("lists the person's other cases by document, and answers a simple case in five actions", async ({
    page,
    baseURL,
  }) => {
    const api = await apiOf(String(baseURL), 'comercial');
    const numeroDocumento = newCarnet();
    const { id, codigo } = await reclamoByLetter(api, 1, { numeroDocumento });
    const otro = await reclamoByLetter(api, 1, { numeroDocumento });
    await signIn(page, 'comercial', caso(otro.id));
    const otros = page.getByRole('region', { name: 'Otros casos del mismo documento' });
    await otros.getByRole('link', { name: codigo }).click();
    await abierto(page, codigo);
    // The case is unassigned: no form opens until one chooses an order.
    await expect(orden(page)).toHaveCount(0);
    const pasos = page.getByRole('region', { name: 'Siguiente paso' });
    const acciones = new Actions();
    await acciones.do('responder', () => pasos.getByRole('button', { name: 'Responder' }).click());
    await acciones.do('plantilla', () => plantilla(page).click());
    await acciones.do('ver la carta', () => orden(page).getByRole('button', { name: 'Carta', exact: true }).click());
    const carta = orden(page).getByRole('article', { name: 'La carta, como saldría ahora' });
    await expect(carta).toContainText(`su reclamo ${codigo} no procede`);
    await acciones.do('declarar', () =>
      orden(page)
        .getByRole('checkbox', { name: /expresa.*íntegra.*comprensible/ })
        .check(),
    );
    expect(await barriers(page)).toEqual([]);
    await acciones.do('enviar', () =>
      orden(page)
        .getByRole('button', { name: /^Responder a / })
        .click(),
    );
    await expect(page.getByText('Respuesta registrada. Medio de la respuesta: En agencia.')).toBeVisible();
    expect(acciones.names.length).toBeLessThanOrEqual(5);
    const leido = await ok(api.GET('/api/contactanos/reclamos/{id}', { params: { path: { id } } }));
    expect([leido.estado, leido.asignadoA]).toEqual(['respondido', leido.respondidoPor]);
  });

  test('the queue lists open cases, most overdue first, down to 1024 px', async ({ page, baseURL }) => {
    const api = await apiOf(String(baseURL), 'comercial');
    const antes = await reclamoInAnalysis(api, 240);
    const despues = await reclamoInAnalysis(api, 239);
    const respondido = await reclamoInAnalysis(api, 238);
    await order(api, 'contactanos/reclamos', respondido, 'responder', {
      respuesta: 'Revisamos el cobro y lo devolvimos a su cuenta.',
      ...{ resultado: 'favorable', esExpresa: true, esIntegra: true, esComprensible: true },
    });
    await page.setViewportSize({ width: 1024, height: 800 });
    await signIn(page, 'comercial', caso(antes.id));
    const todos = await codigos(page, antes.codigo);
    expect(todos.indexOf(antes.codigo)).toBeLessThan(todos.indexOf(despues.codigo));
    expect(todos).not.toContain(respondido.codigo);
    await expect(cola(page).locator('[aria-current=page]')).toContainText(antes.codigo);
    expect(await barriers(page)).toEqual([]);

    const otro = await despuesDe(page, antes.codigo);
    await page.keyboard.press('j');
    await expect(titulo(page, otro)).toBeFocused();
    await expect(cola(page).locator('[aria-current=page]')).toContainText(otro);

    await page.setViewportSize({ width: 1000, height: 800 });
    await abierto(page, otro);
    await expect(cola(page)).toHaveCount(0);
  });

  test('works by keyboard: move, answer, note, and a sheet of shortcuts', async ({ page, baseURL }) => {
    const api = await apiOf(String(baseURL), 'comercial');
    const uno = await reclamoInAnalysis(api, 250);
    await reclamoInAnalysis(api, 249);
    await signIn(page, 'comercial', caso(uno.id));
    await abierto(page, uno.codigo);
    const otro = await despuesDe(page, uno.codigo);
    await page.keyboard.press('j');
    await abierto(page, otro);
    await page.keyboard.press('k');
    await abierto(page, uno.codigo);
    await expect(respuesta(page)).toBeVisible();
    await page.keyboard.press('r');
    await expect(respuesta(page)).toBeFocused();
    const texto = unique('La comisión se devolvió hoy a su cuenta: j k n r.');
    await page.keyboard.type(texto);
    await expect(respuesta(page)).toHaveValue(texto);

    // Each case keeps its own draft.
    await page.locator('body').click({ position: { x: 5, y: 890 } });
    await page.keyboard.press('Escape');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('j');
    await abierto(page, otro);
    await expect(respuesta(page)).toHaveValue('');
    await page.keyboard.press('k');
    await expect(respuesta(page)).toHaveValue(texto);

    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('n');
    await expect(page.getByRole('textbox', { name: 'Nota nueva' })).toBeFocused();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press('?');
    const hoja = page.getByRole('dialog', { name: 'Atajos de esta pantalla' });
    for (const hace of ['Caso siguiente', 'Responder', 'Nota nueva']) await expect(hoja).toContainText(hace);
    await hoja.getByRole('switch', { name: 'Usar letras sueltas como atajos' }).click();
    await hoja.getByRole('button', { name: 'Cerrar' }).click();
    await page.keyboard.press('j');
    await abierto(page, uno.codigo);
  });

  test('assigns six queries in three actions', async ({ page, baseURL }) => {
    const api = await apiOf(String(baseURL), 'comercial');
    const palabra = unique('consulta').replaceAll(' ', '');
    for (let hechas = 0; hechas < 6; hechas++)
      await create(api, 'contactanos/consultas', {
        nombres: 'Rosa',
        primerApellido: 'Mamani',
        celular: '71234567',
        tema: 'ahorro',
        mensaje: `Pregunta por una caja de ahorro: ${palabra}.`,
        medioRespuesta: 'llamada',
        aceptaTratamiento: true,
        canal: 'telefono',
      });
    const filter = encodeURIComponent(JSON.stringify({ q: palabra }));
    await signIn(page, 'comercial', `/administrador/contactanos/consultas?filter=${filter}`);
    await expect(page.getByText('6 consultas')).toBeVisible();

    const acciones = new Actions();
    await acciones.do('elegir todas', () => page.getByRole('checkbox', { name: 'Elegir todo' }).check());
    await acciones.do('asignar', () => page.getByRole('button', { name: 'Asignar', exact: true }).click());
    const dialogo = page.getByRole('dialog', { name: '¿A quién asigna estas 6 consultas?' });
    await expect(dialogo.getByRole('combobox', { name: 'Asignar a' })).toHaveText(/\(usted\)$/);
    await acciones.do('confirmar', () => dialogo.getByRole('button', { name: 'Asignar 6' }).click());
    await expect(page.getByText('6 consultas asignadas')).toBeVisible();
    expect(acciones.names.length).toBeLessThanOrEqual(3);
    await expect(page.getByRole('cell', { name: 'En atención' })).toHaveCount(6);
  });

  test('annuls test complaints in bulk', async ({ page, baseURL }) => {
    const api = await apiOf(String(baseURL), 'comercial');
    const numeroDocumento = newCarnet();
    for (let hechos = 0; hechos < 3; hechos++) await reclamoByLetter(api, 1, { numeroDocumento });
    const filter = encodeURIComponent(JSON.stringify({ numeroDocumento }));
    await signIn(page, 'administrador', `/administrador/contactanos/reclamos?filter=${filter}`);
    await page.getByRole('checkbox', { name: 'Elegir todo' }).check();
    await page.getByRole('button', { name: 'Anular', exact: true }).click();
    const dialogo = page.getByRole('dialog', { name: '¿Desea anular estos 3 reclamos por ser de prueba?' });
    await expect(dialogo.getByRole('listitem')).toHaveCount(3);
    expect(await barriers(page)).toEqual([]);
    await dialogo.getByRole('button', { name: 'Anular 3' }).click();
    await expect(page.getByText('3 reclamos anulados')).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Anulado' })).toHaveCount(3);
  });

  test('has no accessibility barriers in both themes, and buttons on one line at 1200 px', async ({
    page,
    baseURL,
  }) => {
    const api = await apiOf(String(baseURL), 'comercial');
    const { id, codigo } = await reclamoInAnalysis(api, 2);
    await signIn(page, 'comercial', caso(id));
    await abierto(page, codigo);
    const esOscuro = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme === 'dark');
    const sinBarreras = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect.poll(esOscuro).toBe(colorScheme === 'dark');
        expect(await barriers(page), colorScheme).toEqual([]);
      }
    };
    await plantilla(page).click();
    await sinBarreras();
    await orden(page).getByRole('button', { name: 'Carta', exact: true }).click();
    await expect(orden(page).getByRole('article')).toBeVisible();
    await sinBarreras();

    await page.setViewportSize({ width: 1200, height: 800 });
    for (const boton of [/^Seguir después$/, /^Responder a /]) {
      const uno = orden(page).getByRole('button', { name: boton });
      await expect(uno).toBeVisible();
      expect((await uno.boundingBox())?.height).toBeLessThanOrEqual(44);
    }
  });
});

test.describe('the case workspace on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('shows all tabs and a phone link that is large enough', async ({ page, baseURL }) => {
    const api = await apiOf(String(baseURL), 'comercial');
    const { id } = await reclamoInAnalysis(api, 2);
    await signIn(page, 'administrador', caso(id));
    await expect(page.getByRole('tab')).toHaveCount(3);
    for (const vista of await page.getByRole('tab').all()) {
      const { x = -1, width = 0 } = (await vista.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(360);
    }
    const telefono = page.getByRole('tabpanel').getByRole('link', { name: /^\d{8}$/ });
    expect((await telefono.boundingBox())?.height).toBeGreaterThanOrEqual(24);
  });

  test('shows the case and its answer in turn, and keeps the input, also while printing', async ({ page, baseURL }) => {
    const api = await apiOf(String(baseURL), 'comercial');
    const { id, descripcion } = await reclamoInAnalysis(api, 2);
    await signIn(page, 'comercial', caso(id));
    await expect(cola(page)).toHaveCount(0);
    await expect(orden(page)).toHaveCount(0);
    const responder = page.getByRole('region', { name: 'Siguiente paso' }).getByRole('button', { name: 'Responder' });
    await responder.click();
    await expect(page.getByText(descripcion)).toBeVisible();
    await respuesta(page).fill('Revisamos el cobro y lo devolvimos.');
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Volver al caso' }).click();
    await responder.click();
    await expect(respuesta(page)).toHaveValue('Revisamos el cobro y lo devolvimos.');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    // On paper the case is complete, even while its response is being written.
    const historia = page.getByRole('region', { name: 'Lo que pasó' }).getByText('Registro', { exact: true });
    await expect(historia).toHaveCount(0);

    await page.emulateMedia({ media: 'print' });
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    await expect(historia).toBeVisible();
    await expect(orden(page)).toHaveCount(0);
    await expect(page.getByRole('banner')).toHaveCount(0);

    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expect(respuesta(page)).toHaveValue('Revisamos el cobro y lo devolvimos.');
  });
});
