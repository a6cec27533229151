import type { Cooperativa } from '@coop/client';
import { apiOf } from './support/apiOf.js';
import { ok } from './support/ok.js';
import { pdf } from './support/pdf.js';
import { change, create, dayFromToday, order, upload } from './support/publication.js';
import type { NewRow, Row } from './support/sections.js';
import { sweep } from './support/sweep.js';
import { type APIRequestContext, expect, test } from './support/test.js';
import { unique } from './support/unique.js';

// Every way in which visitors or machines reach published content. A new one is one more line.
const seccion = 'institucional/boletines-informativos';
type Publicable = Row<typeof seccion> & { palabra: string; documento: string };
type Puerta = (fila: Publicable) => Promise<boolean>;

/** Whether a response of the API, or an address, contains that text. */
const dice = async (request: Parameters<typeof ok>[0], texto: string) =>
  JSON.stringify(await ok(request)).includes(texto);
const tiene = async (url: string, texto: string) => (await (await pedir.get(url)).text()).includes(texto);
const registro = (slug: string) => visita.GET(`/api/publico/${seccion}/{slug}`, { params: { path: { slug } } });
const busqueda = (q: string) => visita.GET('/api/publico/busqueda', { params: { query: { q } } });
const sugerencias = (q: string) => visita.GET('/api/publico/busqueda/sugerencias', { params: { query: { q } } });
const puertas: Record<string, Puerta> = {
  'la lista de la API': ({ slug, gestion }) =>
    dice(visita.GET(`/api/publico/${seccion}`, { params: { query: { filter: { gestion } } } }), `"${slug}"`),
  'el registro de la API': async ({ slug }) => (await registro(slug)).response.ok,
  'la página, aunque se haya guardado': ({ gestion, titulo }) => tiene(`/${seccion}?gestion=${gestion}`, titulo),
  'su documento': async ({ documento }) => (await pedir.get(`/documentos/${documento}`)).ok(),
  'la búsqueda': ({ palabra, slug }) => dice(busqueda(palabra), slug),
  'las sugerencias': ({ palabra, titulo }) => dice(sugerencias(palabra), titulo),
  'la página de la búsqueda': ({ palabra, slug }) => tiene(`/buscar?q=${palabra}`, `/${slug}`),
};

let api: Cooperativa;
let visita: Cooperativa;
let pedir: APIRequestContext;
test.beforeAll(async ({ baseURL }) => {
  api = await apiOf(String(baseURL), 'administrador');
  visita = await apiOf(String(baseURL));
});
test.beforeEach(({ request }) => {
  pedir = request;
});

let numero = 1000 + Math.floor(Math.random() * 8000);
type Cambios = Partial<NewRow<typeof seccion>>;
/** A bulletin with a document and a unique word in its title. */
async function escribir(cambios: Cambios = {}): Promise<Publicable> {
  const titulo = unique('Boletín');
  const palabra = titulo.split(' ').at(-1) as string;
  const documento = `boletin-${palabra}.pdf`;
  const fila = await create(api, seccion, {
    titulo,
    numero: ++numero,
    gestion: 2025,
    periodicidad: 'mensual',
    fechaEdicion: '2025-06-30',
    pdf: await upload(api, pdf(documento), { seccion, campo: 'pdf' }),
    ...cambios,
  });
  return { ...fila, palabra, documento };
}
const publicar = async (cambios?: Cambios): Promise<Publicable> => {
  const fila = await escribir(cambios);
  return { ...fila, ...(await order(api, seccion, fila, 'publicar')) };
};
const abiertas = async (fila: Publicable) => {
  const halladas: string[] = [];
  for (const [nombre, puerta] of Object.entries(puertas)) if (await puerta(fila)) halladas.push(nombre);
  return halladas;
};

test('a published row is in each public channel, an archived one in none', { tag: '@esencial' }, async () => {
  const fila = await publicar();
  expect(await abiertas(fila)).toEqual(Object.keys(puertas));
  await order(api, seccion, fila, 'archivar');
  expect(await abiertas(fila)).toEqual([]);
});

const ocultos = {
  'un borrador': () => escribir(),
  'lo que empieza mañana': () => publicar({ vigenteDesde: dayFromToday(1) }),
  'lo que terminó ayer': () => publicar({ vigenteHasta: dayFromToday(-1) }),
};
test('a row that is not public today is in no public channel', { tag: '@esencial' }, () =>
  sweep(
    Object.entries(ocultos),
    async ([, preparar]) => expect(await abiertas(await preparar())).toEqual([]),
    ([nombre]) => nombre,
  ),
);

test('an unpublished edit is in no public channel', { tag: '@esencial' }, async () => {
  const fila = await publicar();
  const palabra = unique('zz').split(' ').at(-1) as string;
  await change(api, seccion, fila, { titulo: `Boletín cambiado ${palabra}` });
  const cambiado = `cambiado ${palabra}`;
  expect(await tiene(`/${seccion}?gestion=2025`, cambiado)).toBe(false);
  expect(await dice(registro(fila.slug), cambiado)).toBe(false);
  expect(await dice(busqueda(palabra), cambiado)).toBe(false);
  expect(await dice(sugerencias(palabra), cambiado)).toBe(false);
});

test('a preview shows the draft and its document only to holders of the link', {
  tag: '@esencial',
}, async ({ page }) => {
  const fila = await escribir();
  const path = { id: fila.id };
  const { url } = await ok(api.POST(`/api/${seccion}/{id}/vista-previa`, { params: { path } }));
  const respuesta = await page.goto(url);
  expect(respuesta?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  await expect(page.getByLabel('Vista previa')).toContainText('Este enlace abre hasta el');
  await expect(page.getByText(fila.titulo).first()).toBeVisible();
  const documento = page.locator(`a[href="${url}/documentos/${fila.documento}"]`).first();
  expect((await pedir.get((await documento.getAttribute('href')) as string)).ok()).toBe(true);
  expect(await abiertas(fila)).toEqual([]);
  const [enlace] = await ok(api.GET(`/api/${seccion}/{id}/vistas-previas`, { params: { path } }));
  const revocar = { params: { path: { ...path, enlace: String(enlace?.id) } } };
  await ok(api.DELETE(`/api/${seccion}/{id}/vistas-previas/{enlace}`, revocar));
  expect((await pedir.get(url)).status()).toBe(404);
  expect((await pedir.get(`${url}/documentos/${fila.documento}`)).status()).toBe(404);
});
