import { formatDate, todayInLaPaz } from '@coop/domain';
import { Actions } from './support/actions.js';
import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { dayBox, writeDay } from './support/dayBox.js';
import { ok } from './support/ok.js';
import { paste } from './support/paste.js';
import { pdf } from './support/pdf.js';
import { letWritersPublish } from './support/publication.js';
import { signIn } from './support/signIn.js';
import { expect, test } from './support/test.js';
import { unique } from './support/unique.js';
import { smallPhone, Visitor } from './support/visitor.js';

const SECCION = 'institucional/tarifario';
const hoy = todayInLaPaz();
const ayer = todayInLaPaz(new Date(Date.now() - 86_400_000));
const titulos = 'Grupo\tConcepto\tMoneda\tSe cobra o paga\tValor';

test.beforeAll(({ baseURL }) => letWritersPublish(String(baseURL), SECCION));

test('a new version of the tarifario ends the previous one, which stays visible as history', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const visitante = await (await browser.newContext()).newPage();
  const api = await apiOf(String(baseURL));
  const [anterior] = await ok(api.GET(`/api/publico/${SECCION}`));
  if (!anterior) throw new Error('Ningún tarifario está vigente');
  const concepto = unique('Crédito de prueba');

  await test.step('comercial writes it with rows pasted from a spreadsheet', async () => {
    await signIn(page, 'comercial', `/administrador/${SECCION}/create`);
    await page.getByRole('textbox', { name: 'Título' }).fill(unique('Tarifario de prueba'));
    await writeDay(page, /^Vigente desde/, hoy);
    const elegido = page.waitForEvent('filechooser');
    const documento = page.getByRole('group', { name: 'Tarifario oficial (PDF)' });
    await documento.getByRole('button', { name: 'Elegir archivo' }).click();
    await (await elegido).setFiles(pdf('tarifario.pdf'));
    // The save button stays disabled during the upload.
    await expect(documento.getByText('tarifario.pdf')).toBeVisible();
    await page.getByRole('button', { name: 'Añadir una fila' }).click();
    await expect(page.getByRole('combobox', { name: 'Grupo, fila 1' })).toBeFocused();
    await paste(page, `${titulos}\nTasas activas\t${concepto}\tSoles\tPorcentaje anual\t15,5`);
    const moneda = page.getByRole('combobox', { name: 'Moneda, fila 1' });
    await expect(moneda).toHaveAccessibleDescription(/No existe «Soles»: elija Bolivianos, /);
    expect(await barriers(page)).toEqual([]);
    await moneda.selectOption('Bolivianos');
    await expect(page.getByRole('textbox', { name: 'Valor, fila 1' })).toHaveValue('15,50');
  });

  await test.step('duplicates a row, changes it and publishes', async () => {
    await page.getByRole('button', { name: 'Acciones de la fila 1' }).click();
    await page.getByRole('menuitem', { name: 'Duplicar' }).click();
    await page.getByRole('textbox', { name: 'Concepto, fila 2' }).fill(`${concepto} en cuotas`);
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page).toHaveURL(/tarifario\/[0-9a-f-]{36}$/);
    // The form of a new row has the same buttons and stays until the saved row loads.
    await expect(page.getByRole('button', { name: 'Historial', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Publicar', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publicar', exact: true }).click();
    await expect(page.getByText(/^(Publicado|Aprobado): /).first()).toBeVisible();
    // The form of a published row has other buttons, which appear once the row loads.
    await expect(page.getByRole('button', { name: 'Publicar los cambios' })).toBeVisible();
    await page.getByRole('textbox', { name: 'Concepto, fila 2' }).fill(`${concepto} corregido`);
    await page.getByRole('button', { name: 'Guardar y publicar cambios' }).click();
    const pregunta = page.getByRole('dialog', { name: '¿Desea publicar?' });
    await expect(pregunta.getByRole('alert')).toContainText('Está vigente: lo que cambie aquí rige de inmediato.');
    await expect(pregunta.getByRole('link', { name: 'Crear una versión nueva' })).toBeVisible();
    const cambios = pregunta.getByRole('region', { name: 'Lo que cambia' });
    await expect(cambios).toContainText(`${concepto} corregido`);
    await expect(cambios).not.toContainText('1. Cambió');
    // A fee in force changes only with a reason.
    await expect(pregunta.getByRole('button', { name: 'Publicar', exact: true })).toBeDisabled();
    await pregunta.getByRole('textbox', { name: 'Motivo de la corrección' }).fill('La imprenta repitió una fila.');
    await expect(pregunta.getByRole('button', { name: 'Publicar', exact: true })).toBeEnabled();
    expect(await barriers(page)).toEqual([]);
    await pregunta.getByRole('button', { name: 'Cancelar' }).click();
  });

  await test.step('visitors read the new version and find the previous one', async () => {
    await visitante.goto(`/${SECCION}?q=${encodeURIComponent(concepto)}`);
    await expect(visitante.getByText(`Vigente desde el ${formatDate(hoy)}`)).toBeVisible();
    await expect(visitante.getByRole('row', { name: concepto })).toHaveCount(2);
    await visitante.goto(`/${SECCION}?fecha=${ayer}`);
    const historico = `Histórico: vigente del ${formatDate(String(anterior.vigenteDesde))} al ${formatDate(ayer)}`;
    await expect(visitante.getByText(historico)).toBeVisible();
    await visitante.goto(`/${SECCION}/${anterior.slug}`);
    await expect(visitante.getByText(historico)).toBeVisible();
    await expect(visitante.getByRole('link', { name: /Documento oficial: .* PDF/ })).toBeVisible();
  });
});

test("next month's tarifario is made from this one in five actions, with changes marked", async ({ page, baseURL }) => {
  test.slow();
  const api = await apiOf(String(baseURL), 'comercial');
  const filter = { situacion: 'vigente' } as const;
  const [vigente] = await ok(api.GET(`/api/${SECCION}`, { params: { query: { filter } } }));
  if (!vigente) throw new Error('Ningún tarifario está vigente');
  await signIn(page, 'comercial', `/administrador/${SECCION}/${vigente.id}`);
  const celda = page.getByRole('textbox', { name: /^Valor, fila / }).first();
  const fila = Number(/\d+$/.exec((await celda.getAttribute('aria-label')) ?? '')?.[0]) - 1;

  const acciones = new Actions();
  await acciones.do('nueva versión', () => page.getByRole('link', { name: 'Nueva versión' }).click());
  await expect(page.getByText(`Crear: Tarifario, a partir de «${vigente.titulo}»`)).toBeVisible();
  await expect(dayBox(page, /^Vigente desde/)).toBeFocused();
  await expect(dayBox(page, /^Vigente desde/)).toHaveValue(/^01\/\d{2}\/\d{4}$/);
  await expect(page.getByText(`Dice lo mismo que «${vigente.titulo}».`)).toBeVisible();
  await acciones.do('cambiar un valor', () => celda.fill('99,75'));
  await expect(page.getByText(/: 1 fila cambiada\. Lo que cambió está marcado\.$/)).toBeVisible();
  await expect(page.locator('td[data-cambio]')).toHaveCount(1);
  const elegido = page.waitForEvent('filechooser');
  const documento = page.getByRole('group', { name: 'Tarifario oficial (PDF)' });
  await acciones.do('traer el PDF', async () => {
    await documento.getByRole('button', { name: 'Elegir archivo' }).click();
    await (await elegido).setFiles(pdf('tarifario.pdf'));
  });
  await expect(documento.getByText('tarifario.pdf')).toBeVisible();
  expect(await barriers(page)).toEqual([]);
  await acciones.do('publicar', () => page.getByRole('button', { name: 'Publicar', exact: true }).click());
  await expect(page.getByRole('dialog')).toContainText(`Frente a la versión vigente, «${vigente.titulo}»`);
  await acciones.do('confirmar', () =>
    page.getByRole('dialog').getByRole('button', { name: 'Publicar', exact: true }).click(),
  );
  await expect(page).toHaveURL(new RegExp(`${SECCION}/[0-9a-f-]{36}$`));
  await expect(page.getByText(/^(Publicado|Aprobado): /).first()).toBeVisible();
  expect(acciones.names.length).toBeLessThanOrEqual(5);
  const id = String(page.url().split('/').at(-1));
  const creado = await ok(api.GET(`/api/${SECCION}/{id}`, { params: { path: { id } } }));
  expect(creado).toMatchObject({ estado: 'publicado', situacion: 'programado' });
  expect(creado.filas[fila]?.valor).toBe('99.7500');
  expect(creado.filas.length).toBe(vigente.filas.length);
});

test.describe('on a phone, with and without JavaScript', () => {
  // The tarifario of the demonstration, which other journeys replace.
  const pagina = `/${SECCION}/tarifario-vigente`;
  for (const javaScriptEnabled of [true, false])
    test(`shows the cost of sending money ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
      browser,
    }) => {
      const visita = await browser.newPage({ javaScriptEnabled, viewport: smallPhone });
      const v = new Visitor(visita);
      await visita.goto('/');
      await visita.keyboard.press('Escape');
      await v.press(
        visita
          .getByRole('main')
          .getByRole('link', { name: /^Tarifario/ })
          .first(),
      );
      await expect(visita).toHaveURL(`/${SECCION}`);
      await visita.goto(pagina);
      await v.press(visita.getByRole('link', { name: 'Enviar dinero' }));
      await expect(visita).toHaveURL(`${pagina}?uso=enviar#cuanto-me-cuesta`);
      const costos = visita.locator('#enviar');
      const porInternet = costos.getByRole('row', { name: /^Transferencia ACH por banca en línea/ });
      await expect(porInternet).toContainText('Bs 2,00');
      await expect(porInternet).toBeInViewport();
      await expect(visita.getByText('Retiro en cajeros de otras entidades')).toHaveCount(0);
      v.did('find a cost in the tarifario');
      if (javaScriptEnabled) expect(await barriers(visita)).toEqual([]);
      await visita.getByRole('link', { name: 'Enviar dinero' }).click();
      await expect(visita).toHaveURL(`${pagina}#cuanto-me-cuesta`);
      await expect(visita.getByText('Retiro en cajeros de otras entidades').first()).toBeVisible();
      await visita.close();
    });
});

test('at 1280 px the grid shows concept, amount and currency without scrolling or truncation', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, 'comercial', '/administrador/institucional/tarifario');
  await page.getByRole('link', { name: 'Tarifario en estudio' }).first().click();
  const grilla = page.getByRole('table').first();
  const borde = async (nombre: string) => {
    const box = await grilla.getByRole('columnheader', { name: nombre, exact: true }).boundingBox();
    return box ? box.x + box.width : Number.POSITIVE_INFINITY;
  };
  await expect(grilla.getByRole('columnheader', { name: 'Moneda', exact: true })).toBeVisible();
  // The row's actions stay pinned over its last column.
  const visible = (await grilla.getByRole('columnheader').last().boundingBox())?.x ?? 0;
  for (const nombre of ['Concepto', 'Se cobra o paga', 'Valor', 'Moneda'])
    expect(await borde(nombre), nombre).toBeLessThanOrEqual(visible);
  const montos = grilla.locator('td[data-clase=money] input');
  const cortados = () =>
    montos.evaluateAll((inputs) => inputs.filter((input) => input.scrollWidth > input.clientWidth).length);
  expect(await montos.count()).toBeGreaterThan(0);
  expect(await cortados()).toBe(0);
});
