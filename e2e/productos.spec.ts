import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { hydrated } from './support/hydrated.js';
import { ok } from './support/ok.js';
import { create, order } from './support/publication.js';
import { sweep } from './support/sweep.js';
import { expect, type Page, test } from './support/test.js';
import { unique } from './support/unique.js';

const principal = (page: Page) => page.getByRole('main');
/** The structured data of the page's product. */
const cosa = async (page: Page, tipo: string) => {
  const textos = await page.locator('script[type="application/ld+json"]').allTextContents();
  return textos.map((texto) => JSON.parse(texto)).find((dicha) => dicha['@type'] === tipo);
};

test('créditos publishes a loan; a visitor compares it, reads it and applies for it', async ({ browser, baseURL }) => {
  test.slow();
  const nombre = unique('Préstamo para talleres');
  const api = await apiOf(String(baseURL), 'creditos');
  const fila = await create(api, 'productos/simulador-creditos', {
    nombre,
    categoria: 'productivo',
    pagina: 'prestamos',
    orden: 9000,
    resumen: 'Para máquinas y materia prima.',
    montoMinBob: '1000',
    montoMaxBob: '60000',
    plazoMin: 6,
    plazoMax: 48,
    tipoTasa: 'mixta',
    tasaAnual: '12.4',
    periodoFijoMeses: 12,
    spread: '5',
    treReferencia: '3',
    otrosCargos: [{ nombre: 'Formulario', tipo: 'monto_unico', valor: '30' }],
    garantias: ['Prenda de maquinaria'],
    requisitos: ['Cédula de identidad vigente', 'Visita al taller'],
  });
  await order(api, 'productos/simulador-creditos', fila, 'publicar');

  const visitante = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
  await visitante.goto('/productos/prestamos');
  const tarjeta = principal(visitante).getByRole('listitem').filter({ hasText: nombre });
  await expect(tarjeta).toContainText('12,40 %');
  await expect(tarjeta).toContainText('Fija 12 meses; después, TRe + 5,00 %');
  await expect(tarjeta).toContainText('Bs 1.000 a Bs 60.000');
  await expect(tarjeta).toContainText('6 a 48 meses');

  await test.step('its page lists requirements and the total cost', async () => {
    await tarjeta.getByRole('link', { name: nombre }).click();
    await expect(visitante).toHaveURL(`/productos/creditos/${fila.slug}`);
    await expect(visitante.getByRole('heading', { level: 1 })).toHaveText(nombre);
    await expect(visitante.getByRole('navigation', { name: 'Usted está en' })).toContainText('Préstamos');
    await expect(visitante.getByText('Visita al taller')).toBeVisible();
    await expect(visitante.getByText('Formulario: Bs 30,00')).toBeVisible();
    // Then the TRe in force (3,10 %) plus the margin, not the loan's own TRe.
    await expect(
      visitante.getByText(/^Por ejemplo, Bs\s30.000 a 24 meses .* 12,40\s% y después a 8,10\s%:$/),
    ).toBeVisible();
    await expect(visitante.getByText(/TEAC estimada/)).toBeVisible();
    expect(await cosa(visitante, 'LoanOrCredit')).toMatchObject({ name: nombre, interestRate: 12.4 });
  });

  await test.step('the application starts with this loan', async () => {
    await principal(visitante).getByRole('link', { name: 'Solicitar este crédito' }).first().click();
    await expect(visitante).toHaveURL(`/contactanos/solicitud-credito?producto=${fila.id}`);
  });

  await test.step('archived, it is not public any more', async () => {
    await order(api, 'productos/simulador-creditos', fila, 'archivar');
    expect((await visitante.goto(`/productos/creditos/${fila.slug}`))?.status()).toBe(404);
  });
});

test('a loan has one address, the one that the search returns', async ({ page, request, baseURL }) => {
  const api = await apiOf(String(baseURL));
  const query = { q: 'microcredito individual' };
  const [hallado] = await ok(api.GET('/api/publico/busqueda/sugerencias', { params: { query } }));
  expect(hallado?.url).toBe('/productos/creditos/microcredito-individual');
  await page.goto('/productos/prestamos/microcredito-individual');
  await expect(page).toHaveURL(String(hallado?.url));
  expect(await (await request.get('/sitemap.xml')).text()).toContain(hallado?.url);
});

test('savings accounts are compared in a table that links to each', async ({ page }) => {
  await page.goto('/productos/caja-ahorro');
  const tabla = page.getByRole('table', { name: 'Cajas de ahorro, una por fila' });
  await tabla.getByRole('link', { name: 'Ahorro Wawa' }).click();
  await expect(page).toHaveURL('/productos/caja-ahorro#ahorro-wawa');
  const panel = page.locator('#ahorro-wawa');
  await expect(panel.getByRole('heading', { level: 2 })).toBeInViewport();
  await expect(panel.getByRole('link', { name: /Contrato modelo de Ahorro Wawa PDF, \d+/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Hágase socio' })).toBeVisible();
  const catalogo = await cosa(page, 'OfferCatalog');
  expect(catalogo.itemListElement[0].interestRate.length).toBeGreaterThan(0);
  const apertura = await page.locator('article header dd').first().innerText();
  await page.goto('/');
  await expect(page.getByText(`Ábrala desde ${apertura}.`)).toBeVisible();
});

// The address each page links to, and the tarifario group of its costs.
const ofertas = [
  ['/productos/tarjeta-debito', 'Elegir mi caja de ahorro', 'comisiones'],
  ['/productos/cajas-seguridad', 'Consultar disponibilidad', 'comisiones'],
  ['/productos/seguro-de-vida', 'Consultar por el seguro', 'seguros'],
  ['/servicios/pago-envio-remesas', 'Buscar mi agencia', 'comisiones'],
  ['/servicios/cobranza-facturas', 'Ir a la banca en línea', 'comisiones'],
  ['/servicios/transferencias-electronicas-ach', 'Ir a la banca en línea', 'comisiones'],
  ['/productos/depositos-plazo-fijo', 'Buscar mi agencia', 'comisiones'],
  ['/productos/caja-ahorro', 'Buscar mi agencia', 'comisiones'],
  ['/productos/creditos', 'Solicitar un crédito', '(seguros|comisiones)'],
  ['/productos/prestamos', 'Solicitar un crédito', '(seguros|comisiones)'],
] as const;

test('each offer shows its costs and next step without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  const visitar = async ([ruta, accion, grupo]: (typeof ofertas)[number]) => {
    await page.goto(ruta);
    await expect(principal(page).getByRole('link', { name: accion }).last()).toHaveAttribute('href', /./);
    const tarifario = page.locator('#costos').getByRole('link', { name: /^tarifario vigente desde el / });
    await expect(tarifario).toHaveAttribute('href', new RegExp(`^/institucional/tarifario#${grupo}$`));
    await expect(principal(page).locator('summary:visible').first()).toBeVisible();
  };
  await sweep(ofertas, visitar, ([ruta]) => ruta);
  await page.close();
});

test('no offer or loan page has accessibility barriers', ({ page }) =>
  sweep([...ofertas.map(([ruta]) => ruta), '/productos/creditos/credito-hipotecario-de-vivienda'], async (ruta) => {
    await page.goto(ruta);
    await hydrated(page);
    expect(await barriers(page)).toEqual([]);
  }));
