import type { Cooperativa } from '@coop/client';
import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { pdf } from './support/pdf.js';
import { create, letWritersPublish, type UploadedFile, upload } from './support/publication.js';
import type { Section } from './support/sections.js';
import { signIn } from './support/signIn.js';
import { sweep } from './support/sweep.js';
import { expect, type Page, test } from './support/test.js';
import { unique } from './support/unique.js';

let api: Cooperativa;
test.beforeAll(async ({ baseURL }) => {
  api = await apiOf(String(baseURL), 'administrador');
  await letWritersPublish(
    String(baseURL),
    'institucional/coeficiente-adecuacion-patrimonial',
    'institucional/estados-financieros',
  );
});
test.beforeEach(({ page }) => signIn(page, 'administrador'));

const subir = (seccion: Section, campo: string, archivo: UploadedFile = pdf('documento.pdf')) =>
  upload(api, archivo, { seccion, campo, alternativo: 'Tapa blanca de prueba' });

async function publicar(page: Page, seccion: string, id: string) {
  await page.goto(`/administrador/${seccion}/${id}`);
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(page.getByText(/^(Publicado|Aprobado): /).first()).toBeVisible();
}

test('a newsletter is found in its year by topic, with its document', async ({ page }) => {
  const seccion = 'institucional/boletines-informativos';
  const titulo = unique('Boletín de prueba');
  const tema = unique('Tema');
  const { id, slug } = await create(api, seccion, {
    // Unique within a year: a retry uses another number.
    numero: 100 + Math.floor(Math.random() * 800),
    gestion: 2019,
    titulo,
    periodicidad: 'especial',
    fechaEdicion: '2019-05-31',
    temas: [tema],
    pdf: await subir(seccion, 'pdf'),
  });
  await page.goto(`/${seccion}?gestion=2019`);
  await expect(page.getByText('No hay boletines con esos filtros')).toBeVisible();
  await publicar(page, seccion, id);
  await page.goto(`/${seccion}/${slug}`);
  await expect(page).toHaveURL(`/${seccion}?gestion=2019#${slug}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Gestión 2019' })).toBeVisible();
  await page.goto(`/${seccion}?q=${encodeURIComponent(tema)}`);
  await expect(page.getByRole('main').getByRole('link', { name: titulo })).toHaveCount(1);
  await expect(page.getByRole('link', { name: new RegExp(`${titulo}.*PDF, `) })).toBeVisible();
});

test('an annual report without a title is named by its year', async ({ page }) => {
  const seccion = 'institucional/memorias-institucionales';
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 420, height: 560 } });
  const { id, slug } = await create(api, seccion, {
    gestion: 2009,
    fechaAsamblea: '2010-03-20',
    portada: await subir(seccion, 'portada', { name: 'tapa.png', mimeType: 'image/png', buffer }),
    pdf: await subir(seccion, 'pdf'),
  });
  await publicar(page, seccion, id);
  await page.goto(`/institucional/memorias/${slug}`);
  await expect(page.getByRole('heading', { name: /^Memoria Institucional 2009/ })).toBeVisible();
  await expect(page.getByText('Presentada a la asamblea el 20 de marzo de 2010')).toBeVisible();
});

test('the capital ratio is computed, and its month is in the table and the chart', async ({ page }) => {
  const seccion = 'institucional/coeficiente-adecuacion-patrimonial';
  const pdfDelMes = async () => ({ pdf: await subir(seccion, 'pdf') });
  for (const [fechaCorte, capitalRegulatorio] of [
    ['2015-01-31', '120'],
    ['2015-02-28', '134.55'],
  ] as const) {
    const { id } = await create(api, seccion, {
      fechaCorte,
      capitalRegulatorio,
      activosPonderados: '1000',
      ...(await pdfDelMes()),
    });
    await publicar(page, seccion, id);
  }
  await page.goto(`/${seccion}?gestion=2015`);
  await expect(page.getByRole('row', { name: /28 de febrero de 2015/ })).toContainText('13,46 %');
  const grafico = page.getByRole('slider', { name: /CAP, mes a mes/ });
  await expect(grafico).toHaveAttribute('aria-valuetext', /feb 2015: 13,46/);
  await expect(async () => {
    await grafico.press('Home');
    await expect(grafico).toHaveAttribute('aria-valuetext', /ene 2015: 12,00/, { timeout: 1000 });
  }).toPass();
});

test('the figures of a financial statement are in the indicators of its year', async ({ page }) => {
  const seccion = 'institucional/estados-financieros';
  const { id, slug } = await create(api, seccion, {
    fechaCorte: '2014-06-30',
    tipo: 'mensual',
    documentos: [{ tipo: 'balance', archivo: await subir(seccion, 'documentos.archivo') }],
    carteraBruta: '800000000',
    carteraMora: '16000000',
    previsiones: '24000000',
  });
  await publicar(page, seccion, id);
  await page.goto(`/institucional/indicadores-financieros/${slug}`);
  await expect(page).toHaveURL(`/institucional/indicadores-financieros?gestion=2014#${slug}`);
  const mora = page.getByRole('main').locator('#indiceMora');
  await expect(mora).toContainText('2,00 %');
  await expect(page.getByRole('main').locator('#coberturaMora')).toContainText('150,00 %');
  await expect(page.getByRole('link', { name: /Balance general al 30 de junio de 2014/ })).toBeVisible();
});

const paginas = [
  '/institucional/indicadores-financieros',
  '/institucional/coeficiente-adecuacion-patrimonial',
  '/institucional/tarifario',
  '/institucional/tarifario/tarifario-anterior',
  '/institucional/boletines-informativos',
  '/institucional/memorias',
];

test('transparency pages have no accessibility barriers, also on a phone', ({ page }) =>
  sweep(paginas, async (ruta) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(ruta);
    await page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => {
      for (const details of all) details.open = true;
    });
    expect(await barriers(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }));
