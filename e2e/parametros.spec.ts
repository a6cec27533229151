import { formatMonth, months, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { choose } from './support/choose.js';
import { writeDay } from './support/dayBox.js';
import { ok } from './support/ok.js';
import { ownProduct } from './support/ownProduct.js';
import { create, order } from './support/publication.js';
import { signIn } from './support/signIn.js';
import { expect, type Page, test } from './support/test.js';

const SECCION = 'sitio/parametros';
const hoy = todayInLaPaz();
const DEPOSITO = '/productos/depositos-plazo-fijo?moneda=BOB&monto=10000&plazo_dias=30&tipo_persona=natural#simulador';

// Norms appear on every page, so the shared product keeps its own.
test.describe('a change of regulatory parameters', () => {
  const own = ownProduct('parametros');

  const dato = (page: Page, nombre: string) =>
    page.locator('#simulador dl > div').filter({ hasText: nombre }).first().locator('dd');

  test('is a new version that simulators and complaints follow to the cent from its first day', async ({ browser }) => {
    const page = await (await browser.newContext(own)).newPage();
    const visitante = await (await browser.newContext(own)).newPage();
    const api = await apiOf(own.baseURL, 'administrador');
    const campo = (nombre: string) => page.getByRole('textbox', { name: nombre, exact: true });

    await test.step('until today the initial parameters apply', async () => {
      await visitante.goto(DEPOSITO);
      await expect(dato(visitante, 'Retención del RC-IVA (13\u00a0%)')).toHaveText('Bs\u00a01,63');
      await visitante.goto('/contactanos/reclamos');
      await expect(
        visitante.getByText(/^En el plazo de cinco \(5\) días hábiles administrativos/).first(),
      ).toBeVisible();
    });

    await test.step('administrador copies them into a set that starts tomorrow, without effect today', async () => {
      await signIn(page, 'administrador', `/administrador/${SECCION}`);
      await page
        .getByRole('link', { name: 'Parámetros iniciales' })
        .or(page.getByText('Parámetros iniciales'))
        .first()
        .click();
      await page.getByRole('link', { name: 'Nueva versión' }).click();
      // The set copied from has the same fields and stays until the new one loads.
      await expect(page.getByText('a partir de «Parámetros iniciales»')).toBeVisible();
      await expect(campo('Título')).toHaveValue(/^Parámetros iniciales de /);
      await campo('Título').fill('RC-IVA de prueba');
      await writeDay(page, /^Vigente desde/, addDays(hoy, 1));
      await campo('Alícuota').fill('15,5');
      await page.getByRole('spinbutton', { name: 'Plazo de respuesta (días hábiles)' }).fill('7');
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('button', { name: 'Publicar', exact: true }).click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Publicar/ })
        .click();
      await expect(page.getByText('Todavía no empieza').or(page.getByText('Programado')).first()).toBeVisible();
      await visitante.goto(DEPOSITO);
      await expect(dato(visitante, 'Retención del RC-IVA (13\u00a0%)')).toHaveText('Bs\u00a01,63');
    });

    await test.step('from its first day, the simulation changes to the cent', async () => {
      const [conjunto] = await ok(
        api.GET(`/api/${SECCION}`, { params: { query: { sort: ['vigenteDesde', 'DESC'], range: [0, 0] } } }),
      );
      if (!conjunto) throw new Error('No hay ningún conjunto de parámetros');
      expect(conjunto).toMatchObject({ titulo: 'RC-IVA de prueba', estado: 'publicado' });
      await order(api, SECCION, conjunto, 'archivar');
      const {
        titulo,
        reclamoPlazo,
        reclamoPlazoAmpliado,
        reclamoConservar,
        rcIvaAlicuota,
        rcIvaExentoNacional,
        rcIvaExentoExtranjera,
      } = conjunto;
      const cifras = {
        titulo,
        reclamoPlazo,
        reclamoPlazoAmpliado,
        reclamoConservar,
        rcIvaAlicuota,
        rcIvaExentoNacional,
        rcIvaExentoExtranjera,
      };
      const nuevo = await create(api, SECCION, { ...cifras, ingresoParaCuotas: '35', vigenteDesde: hoy });
      await order(api, SECCION, nuevo, 'publicar');
      await visitante.reload();
      await expect(dato(visitante, 'Retención del RC-IVA (15,5\u00a0%)')).toHaveText('Bs\u00a01,94');
      await visitante.goto('/contactanos/reclamos');
      await expect(
        visitante.getByText(/^En el plazo de siete \(7\) días hábiles administrativos/).first(),
      ).toBeVisible();
      await visitante.goto('/productos/creditos');
      await visitante.getByRole('link', { name: 'Cuánto puedo pedir' }).click();
      await expect(visitante.getByText('Estimación: el 35\u00a0% de su ingreso')).toBeVisible();
      await visitante.goto('/');
      await expect(visitante.getByText('Respuesta en 7 días hábiles')).toBeVisible();
    });
  });

  test("finanzas enters today's exchange rate with Ctrl+K, and visitors read it", async ({ browser }) => {
    const page = await (await browser.newContext(own)).newPage();
    await signIn(page, 'finanzas', '/administrador/institucional/coeficiente-adecuacion-patrimonial');
    await page.getByRole('button', { name: 'Buscar o ir a…' }).click();
    await page.getByRole('combobox', { name: 'Buscar o ir a' }).fill('cotiza');
    await page.getByRole('option', { name: 'Poner la cotización del día' }).click();
    await page.getByRole('button', { name: 'Poner cotización manual' }).click();
    const dialogo = page.getByRole('dialog', { name: 'Cotización manual' });
    await dialogo.getByRole('textbox', { name: 'Compra' }).fill('11,77');
    await dialogo.getByRole('textbox', { name: 'Venta' }).fill('11,88');
    await dialogo.getByRole('textbox', { name: 'Motivo' }).fill('Pizarra de la entidad.');
    expect(await barriers(page)).toEqual([]);
    await dialogo.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByText('Cotización guardada: rige hasta que termine el día')).toBeVisible();
    const { cotizaciones } = await ok((await apiOf(own.baseURL)).GET('/api/cotizacion'));
    expect(cotizaciones).toMatchObject({ compra: 11.77, venta: 11.88 });
  });

  test("finanzas enters the month's TRe from the panel, and the indicators show it", async ({ browser }) => {
    const page = await (await browser.newContext(own)).newPage();
    const campo = (nombre: string) => page.getByRole('textbox', { name: nombre, exact: true });
    await signIn(page, 'finanzas');
    await expect(page.getByRole('navigation').getByText('Tasas de referencia')).toHaveCount(0);
    await page.getByRole('link', { name: 'Tasas de referencia (TRe y TEP)' }).click();
    await page.getByRole('link', { name: 'Crear' }).click();
    await choose(page, /^Mes/, months[Number(hoy.slice(5, 7)) - 1] ?? '');
    await expect(page.getByRole('combobox', { name: /^Año/ })).toHaveText(hoy.slice(0, 4));
    await writeDay(page, /^Vigente desde/, hoy);
    await campo('TRe en moneda nacional').fill('3,33');
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publicar', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Publicar/ })
      .click();
    await expect(page.getByRole('button', { name: 'Publicar los cambios' })).toBeVisible();
    await expect(page.getByText(`TRe y TEP de ${formatMonth(hoy.slice(0, 7))}`, { exact: true })).toBeVisible();
    await page.goto('/institucional/indicadores-financieros#tre');
    const fila = page.getByRole('table', { name: 'TRe y TEP por mes' }).getByRole('row').nth(1);
    await expect(fila).toContainText('3,33');
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await barriers(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    }
  });

  test('a loan preview simulates with the TRe in force, not with that of the form', async ({ browser }) => {
    const page = await (await browser.newContext(own)).newPage();
    const hipotecario = { path: { slug: 'credito-hipotecario-de-vivienda' } };
    const visitante = await apiOf(own.baseURL);
    const { id } = await ok(visitante.GET('/api/publico/productos/simulador-creditos/{slug}', { params: hipotecario }));
    await signIn(page, 'creditos', `/administrador/productos/simulador-creditos/${id}`);
    await expect(page.getByRole('textbox', { name: 'TRe de referencia' })).not.toHaveValue('3,33');
    const previa = page.getByRole('region', { name: 'Vista previa del simulador' });
    await expect(previa).toContainText('7,83');
  });
});
