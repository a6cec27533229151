import { type APIRequestContext, expect, test } from '@playwright/test';
import { apiOf } from './support/apiOf.js';
import { pdf } from './support/pdf.js';
import { change, create, dayFromToday, order, type Row } from './support/publication.js';
import { unique } from './support/unique.js';

// Every way by which visitors, or machines for them, reach what is published. A new one is one more line.
const seccion = 'institucional/boletines-informativos';
type Publicable = Row & { titulo: string; palabra: string; documento: string };
type Puerta = (visita: APIRequestContext, fila: Publicable) => Promise<boolean>;

const tiene = async (visita: APIRequestContext, url: string, texto: string) =>
  (await (await visita.get(url)).text()).includes(texto);
const puertas: Record<string, Puerta> = {
  'la lista de la API': (visita, { slug, gestion }) =>
    tiene(visita, `/api/publico/${seccion}?filter=${JSON.stringify({ gestion })}`, `"${slug}"`),
  'el registro de la API': async (visita, { slug }) => (await visita.get(`/api/publico/${seccion}/${slug}`)).ok(),
  'la página, aunque se haya guardado': (visita, { gestion, titulo }) =>
    tiene(visita, `/${seccion}?gestion=${gestion}`, titulo),
  'su documento': async (visita, { documento }) => (await visita.get(`/documentos/${documento}`)).ok(),
  'la búsqueda': (visita, { palabra, slug }) => tiene(visita, `/api/publico/busqueda?q=${palabra}`, slug),
  'las sugerencias': (visita, { palabra, titulo }) =>
    tiene(visita, `/api/publico/busqueda/sugerencias?q=${palabra}`, titulo),
  'la página de la búsqueda': (visita, { palabra, slug }) => tiene(visita, `/buscar?q=${palabra}`, `/${slug}`),
};

let api: APIRequestContext;
let visita: APIRequestContext;
test.beforeAll(async ({ baseURL }) => {
  api = await apiOf(String(baseURL), 'administrador');
  visita = await apiOf(String(baseURL));
});
test.afterAll(() => Promise.all([api.dispose(), visita.dispose()]));

let numero = 1000 + Math.floor(Math.random() * 8000);
/** A bulletin with a document, whose title has a word that no other has. */
async function escribir(cambios: object = {}): Promise<Publicable> {
  const titulo = unique('Boletín');
  const palabra = titulo.split(' ').at(-1) as string;
  const documento = `boletin-${palabra}.pdf`;
  const archivo = await api.post('/api/archivos', {
    multipart: { archivo: pdf(documento), seccion, campo: 'pdf' },
  });
  const draft = { titulo, numero: ++numero, gestion: 2025, periodicidad: 'mensual', fechaEdicion: '2025-06-30' };
  const fila = await create(api, seccion, { ...draft, pdf: (await archivo.json()).id, ...cambios });
  return { ...fila, titulo, palabra, documento };
}
const publicar = async (cambios?: object) => {
  const fila = await escribir(cambios);
  return { ...fila, ...(await order(api, seccion, fila, 'publicar')) } as Publicable;
};
const abiertas = async (fila: Publicable) => {
  const halladas: string[] = [];
  for (const [nombre, puerta] of Object.entries(puertas)) if (await puerta(visita, fila)) halladas.push(nombre);
  return halladas;
};

test('lo publicado está en todas las puertas, y lo archivado en ninguna', async () => {
  const fila = await publicar();
  expect(await abiertas(fila)).toEqual(Object.keys(puertas));
  await order(api, seccion, fila, 'archivar');
  expect(await abiertas(fila)).toEqual([]);
});

for (const [nombre, preparar] of Object.entries({
  'un borrador': () => escribir(),
  'lo que empieza mañana': () => publicar({ vigenteDesde: dayFromToday(1) }),
  'lo que terminó ayer': () => publicar({ vigenteHasta: dayFromToday(-1) }),
}))
  test(`${nombre} no está en ninguna puerta`, async () => {
    expect(await abiertas(await preparar())).toEqual([]);
  });

test('un cambio que no se publicó no sale por ninguna puerta', async () => {
  const fila = await publicar();
  const palabra = unique('zz').split(' ').at(-1) as string;
  await change(api, `${seccion}/${fila.id}`, { titulo: `Boletín cambiado ${palabra}` });
  for (const url of [
    `/api/publico/${seccion}/${fila.slug}`,
    `/${seccion}?gestion=2025`,
    `/api/publico/busqueda?q=${palabra}`,
    `/api/publico/busqueda/sugerencias?q=${palabra}`,
  ])
    expect(await tiene(visita, url, `cambiado ${palabra}`), url).toBe(false);
});

test('una vista previa muestra el borrador y su documento a quien tiene el enlace, y a nadie más', async ({ page }) => {
  const fila = await escribir();
  const answer = await api.post(`/api/${seccion}/${fila.id}/vista-previa`);
  const { url } = await answer.json();
  const respuesta = await page.goto(url);
  expect(respuesta?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
  await expect(page.getByLabel('Vista previa')).toContainText('Este enlace abre hasta el');
  await expect(page.getByText(fila.titulo).first()).toBeVisible();
  const documento = page.locator(`a[href="${url}/documentos/${fila.documento}"]`).first();
  expect((await visita.get((await documento.getAttribute('href')) as string)).ok()).toBe(true);
  expect(await abiertas(fila)).toEqual([]);
  const [enlace] = await (await api.get(`/api/${seccion}/${fila.id}/vistas-previas`)).json();
  await api.delete(`/api/${seccion}/${fila.id}/vistas-previas/${enlace.id}`);
  expect((await visita.get(url)).status()).toBe(404);
  expect((await visita.get(`${url}/documentos/${fila.documento}`)).status()).toBe(404);
});
