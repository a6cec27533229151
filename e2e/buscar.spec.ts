import { apiOf } from './support/apiOf.js';
import { barriers } from './support/barriers.js';
import { holdBack } from './support/holdBack.js';
import { hydrated } from './support/hydrated.js';
import { Novedades } from './support/novedades.js';
import { statusOf } from './support/ok.js';
import { dayFromToday, order } from './support/publication.js';
import { questions } from './support/questions.js';
import { randomNetwork } from './support/randomNetwork.js';
import { readCode } from './support/readCode.js';
import { sweep } from './support/sweep.js';
import { expect, type Page, test } from './support/test.js';
import { smallPhone, Visitor } from './support/visitor.js';
import { watch } from './support/watch.js';

const campo = (page: Page) => page.getByRole('combobox', { name: '¿Qué busca?' });
const demorar = (page: Page) => holdBack(page, '**/*.js');
const resultados = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');

test('searches without JavaScript: a form, results, sections and pages', { tag: '@esencial' }, async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('link', { name: 'Buscar en el sitio' }).click();
  await expect(page.getByRole('navigation', { name: 'Lo más consultado' }).getByRole('link').first()).toBeVisible();
  await page.getByLabel('¿Qué busca?').fill('CREDITO');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL('/buscar?q=CREDITO');
  await expect(page.getByText(/^Encontramos \d+ resultados para «CREDITO»\.$/)).toBeVisible();
  await expect(page.locator('mark', { hasText: /^crédito/i }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Siguientes' }).click();
  await expect(page).toHaveURL('/buscar?q=CREDITO&pagina=2');
  await page
    .getByRole('navigation', { name: 'Secciones con resultados' })
    .getByRole('link', { name: 'Páginas' })
    .click();
  await expect(page).toHaveURL('/buscar?q=CREDITO&seccion=sitio%2Fpaginas');
  await expect(page.locator('[aria-current=true]')).toContainText('Páginas');
  await page.close();
});

test('suggests while typing, with keyboard selection', { tag: '@esencial' }, async ({ page }) => {
  const fallas = watch(page);
  await page.goto('/buscar');
  await hydrated(page);
  await campo(page).pressSequentially('depositos a pl');
  const primera = page.getByRole('option').first();
  await expect(primera).toContainText('Depósitos a plazo fijo', { ignoreCase: true });
  await expect(campo(page)).toHaveAttribute('aria-expanded', 'true');
  expect(await barriers(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await campo(page).fill('');
  await campo(page).pressSequentially('depositos a pla');
  await expect(primera).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(primera).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/buscar/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(fallas).toEqual([]);
});

test('Enter without a selection searches the typed text', async ({ page }) => {
  await page.goto('/buscar');
  await hydrated(page);
  await campo(page).pressSequentially('reclamo');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/buscar?q=reclamo');
  await expect(resultados(page).first()).toBeVisible();
  await expect(page).toHaveTitle(/^Resultados de «reclamo» · /);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});

test('the cost of a transfer is shown on the first screen', async ({ page }) => {
  const fallas = watch(page);
  await page.setViewportSize(smallPhone);
  const v = await new Visitor(page).arrive();
  await v.press(page.getByRole('link', { name: 'Buscar en el sitio' }));
  await hydrated(page);
  await v.write(campo(page), 'transferencia interbancaria');
  await v.enter();
  await expect(page).toHaveURL('/buscar?q=transferencia+interbancaria');
  const respuesta = page.locator('section[aria-labelledby=respuesta]');
  await expect(respuesta).toContainText(/banca en línea\s*Bs\s2,00/);
  await expect(respuesta).toContainText('Tarifario vigente desde el');
  // Above the rates ticker.
  await expect(respuesta.getByText('Bs\u00a07,00')).toBeInViewport();
  expect((await respuesta.boundingBox())?.y).toBeLessThan(640 - 160);
  await expect(resultados(page).first()).toHaveText('Transferencias Electrónicas ACH');
  v.did('search the cost of a transfer');
  expect(await barriers(page)).toEqual([]);
  expect(fallas).toEqual([]);
});

const preguntas = [
  ['dólar hoy', /Compramos el dólar a\s*Bs \d/],
  ['perdí mi tarjeta', /Llamar 800-10-0000/],
  ['agencia el alto', /Agencia El Alto – La Ceja\s*(Abierta|Cerrada) ahora/],
  ['agencia montero', /Agencia Montero\s*Cerrada temporalmente hasta el \d/],
  ['quién es el gerente', /Gerenta general\s*Silvana/],
  ['cuánto tardan en responder un reclamo', /5 días hábiles/],
  ['tasa plazo fijo', /En bolivianos, según el plazo\s*de 1,50/],
  ['cuánto pagan por ahorrar', /Tasas anuales\s*Ahorro/],
  ['cuánto me cobran por mantener la cuenta', /mantenimiento de caja de ahorro/],
  ['teléfono de Viacha', /Agencia Viacha[\s\S]*Llamar al 2/],
  ['atienden el sábado', /Atienden el sábado[\s\S]*Sábado de 9:00/],
  ['atienden domingos', /Ninguna agencia atiende el domingo/],
  ['wasap', /Escribir al 7/],
  ['contraseña', /Olvidó su usuario o su contraseña/],
  ['está quebrada', /Mínimo que pide la ley\s*10,00/],
  ['requisitos para ser socio', /Requisitos[\s\S]*Traiga su cédula/],
  ['qué documentos necesito para abrir una cuenta', /Requisitos · Ahorro Clásico[\s\S]*Cédula de identidad/],
  ['puedo adelantar pagos', /¿Puedo adelantar pagos\?\s*Sí, cuando quiera/],
  ['pasword', /Olvidó su usuario o su contraseña/],
  ['correo electrónico', /Correo\s*contacto@/],
] as const;
test('answers the most frequent questions above the results, also with typing errors', async ({ page }) => {
  const preguntar = async ([pregunta, esperado]: (typeof preguntas)[number]) => {
    await page.goto(`/buscar?q=${encodeURIComponent(pregunta)}`);
    await expect(page.locator('section[aria-labelledby=respuesta]')).toContainText(esperado);
  };
  await sweep(preguntas, preguntar, ([pregunta]) => pregunta);
  await page.goto('/buscar?q=agencia montero');
  expect(await barriers(page)).toEqual([]);

  await page.goto('/buscar?q=se puede pagar el agua');
  await expect(page.locator('section[aria-labelledby=respuesta]').getByText('No puedo pagar mi cuota')).toBeHidden();
  await page.goto('/buscar?q=plaso fijo a un año');
  await expect(page.getByText(/Quizá quiso decir/)).toContainText('plazo fijo a un año');
  expect(await resultados(page).count()).toBeLessThanOrEqual(5);
  await page.goto('/buscar?q=credtio');
  await expect(page.getByText(/^Encontramos \d+ resultados para «crédito»\./)).toBeVisible();
  await page.goto('/buscar?q=remtae+casa');
  await page.getByRole('link', { name: 'remate casa' }).click();
  await expect(page).toHaveURL('/buscar?q=remate+casa');
  await expect(resultados(page).first()).toBeVisible();
});

test('answers 134 of 135 colloquial questions within the first three results', async ({ request }) => {
  const tests = Object.entries(questions).flatMap(([tema, asked]) => asked.map((one) => ({ tema, one })));
  expect(tests).toHaveLength(135);
  const unanswered: string[] = [];
  for (const { tema, one } of tests) {
    const [q, ...answers] = one;
    const red = { 'X-Forwarded-For': randomNetwork() };
    const response = await request.get(`/buscar?q=${encodeURIComponent(q)}`, { headers: red });
    expect(response.status()).toBe(200);
    const html = await response.text();
    const [card = ''] = html.match(/<section[^>]*aria-labelledby="respuesta".*?<\/section>/s) ?? [];
    const text = card.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
    const urls = [...html.matchAll(/<h2[^>]*><a [^>]*href="([^"]+)"/g)].map(([, url = '']) => url);
    expect(urls.length, q).toBeLessThanOrEqual(5);
    const isAnswered = answers.some((answer) =>
      typeof answer === 'string'
        ? urls.slice(0, 3).some((url) => url === answer || ['#', '/', '?'].some((end) => url.startsWith(answer + end)))
        : answer.test(text),
    );
    if (!isAnswered) unanswered.push(`${tema}: ${q}: ${text.slice(0, 60)}: ${urls.slice(0, 3).join(', ')}`);
  }
  expect(unanswered.length > 1 ? unanswered : []).toEqual([]);
});

test('results and the empty state have no accessibility barriers and no overflow', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const q of ['tasa', '<script>alert(1)</script> "%&', 'xilofonista']) {
      await page.goto(`/buscar?q=${encodeURIComponent(q)}`);
      await expect(page.getByText(`para «${q}».`)).toBeVisible();
      expect(await barriers(page), `${q}, ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${q}, ${width}`).toBe(0);
    }
    await expect(page.getByRole('link', { name: 'Hacer una consulta' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Lo más consultado' })).toBeVisible();
  }
});

test('a missing page offers a search and keeps text typed before hydration', async ({ page }) => {
  const seguir = await demorar(page);
  expect((await page.goto('/no-existe-esta-pagina'))?.status()).toBe(404);
  await campo(page).fill('tarifario');
  seguir();
  await hydrated(page);
  await expect(campo(page)).toHaveValue('tarifario');
  await page.getByRole('button', { name: 'Buscar' }).click();
  await expect(page).toHaveURL('/buscar?q=tarifario');
  await expect(resultados(page).first()).toBeVisible();
});

test('shares a news item with plain links and its absolute address', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL });
  await page.goto('/novedades');
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await page.waitForURL('/novedades/*');
  const compartir = page.getByRole('region', { name: 'Compartir' });
  await expect(compartir).toBeVisible();
  const titulo = await page.getByRole('heading', { level: 1 }).innerText();
  const whatsapp = new URL(String(await compartir.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')));
  const facebook = new URL(String(await compartir.getByRole('link', { name: 'Facebook' }).getAttribute('href')));
  const direccion = String(facebook.searchParams.get('u'));
  expect(new URL(direccion).pathname).toBe(new URL(page.url()).pathname);
  expect(whatsapp.searchParams.get('text')).toBe(`${titulo.replace(/\s+/g, ' ')} ${direccion}`);
  await compartir.getByRole('button', { name: 'Copiar enlace' }).click();
  await expect(compartir.getByRole('status')).toHaveText('Enlace copiado');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(direccion);
});

test('shows a QR code of a news item on screen and on paper, without JavaScript', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto('/novedades');
  await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await page.waitForURL('/novedades/*');
  const codigo = page.getByRole('img', { name: 'Código QR' });
  await expect(codigo).toBeHidden();
  const facebook = await page
    .getByRole('region', { name: 'Compartir' })
    .getByRole('link', { name: 'Facebook' })
    .getAttribute('href');
  const compartida = new URL(String(facebook)).searchParams.get('u');
  await page.getByRole('button', { name: 'Código QR' }).click();
  expect(await readCode(codigo)).toBe(compartida);
  await page.keyboard.press('Escape');
  await expect(codigo).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  expect(await readCode(codigo)).toBe(compartida);
  await page.close();
});

test('prints the content with the addresses of its documents', async ({ page }) => {
  await page.goto('/institucional/tarifario');
  const direccion = page.getByText(/^https?:\/\/[^/]+\/documentos\/[^/]+\.pdf$/).first();
  await expect(direccion).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(direccion).toBeVisible();
  await expect(page.getByRole('link', { name: 'Buscar en el sitio' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Principal' })).toBeHidden();
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('rate limits searches per network, on the page and in the API, without affecting others', async ({
  request,
  baseURL,
}) => {
  const buscar = (red: string) =>
    request.get('/buscar?q=remesas', { headers: { 'X-Forwarded-For': red, Accept: 'text/html' } });
  const red = randomNetwork();
  const primera = await buscar(red);
  expect(primera.status()).toBe(200);
  expect(await primera.text()).toContain('Resultados de «remesas»');
  const api = await apiOf(String(baseURL));
  const busqueda = { params: { query: { q: 'remesas' } }, headers: { 'X-Forwarded-For': red } };
  const preguntar = () => statusOf(api.GET('/api/publico/busqueda', busqueda));
  for (let n = 0; n < 119; n += 17)
    for (const status of await Promise.all(Array.from({ length: 17 }, preguntar))) expect(status).toBe(200);
  expect(await preguntar()).toBe(429);
  const otra = await buscar(red);
  expect(otra.status()).toBe(429);
  expect(Number(otra.headers()['retry-after'])).toBeGreaterThan(0);
  const pagina = await otra.text();
  expect(pagina).toContain('value="remesas"');
  expect(pagina).toMatch(
    /<h1[^>]*>Buscar en el sitio<\/h1>[\s\S]*Demasiadas peticiones. Intente en (\d+ segundos|1 minuto)/,
  );
  expect((await buscar(randomNetwork())).status()).toBe(200);
});

test('suggests corrections only from published words', async ({ page, browser, baseURL }) => {
  const novedades = await Novedades.open(browser, baseURL);
  const escribir = async (titulo: string, dia: number) =>
    order(
      novedades.api,
      'novedades',
      await novedades.create({ titulo, fechaPublicacion: dayFromToday(dia) }),
      'publicar',
    );
  await escribir('Convenio con la feria de Quirquinchuelos', 0);
  await escribir('Fusión con la cooperativa de Zarzaparrillanos', 20);
  await page.goto('/buscar?q=agencias quirquinchelos');
  await expect(page.getByText(/Quizá quiso decir/)).toContainText('agencias Quirquinchuelos', { ignoreCase: true });
  await page.goto('/buscar?q=agencias zarzaparrilanos');
  await expect(page.getByText(/^Encontramos/)).toBeVisible();
  await expect(page.getByText(/Quizá quiso decir/)).toBeHidden();
});
