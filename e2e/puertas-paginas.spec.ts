import type { Cooperativa } from '@coop/client';
import { apiOf } from './support/apiOf.js';
import type { Novedad } from './support/novedades.js';
import { change, create, dayFromToday, order, uploadPicture } from './support/publication.js';
import type { NewRow } from './support/sections.js';
import { sweep } from './support/sweep.js';
import { type APIRequestContext, expect, test } from './support/test.js';
import { unique } from './support/unique.js';

// The pages that show a novedad, both rendered and cached. A new one is one more line.
const paginas: Record<string, (fila: Novedad) => string> = {
  'la página de inicio': () => '/',
  'la lista': () => '/novedades',
  'su página': ({ slug }) => `/novedades/${slug}`,
};

let api: Cooperativa;
let pedir: APIRequestContext;
let imagen: string;
test.beforeAll(async ({ browser, baseURL }) => {
  api = await apiOf(String(baseURL), 'administrador');
  imagen = await uploadPicture(api, browser, { seccion: 'novedades', campo: 'imagen', alternativo: 'Fondo de prueba' });
});
test.beforeEach(({ request }) => {
  pedir = request;
});

type Cambios = Partial<NewRow<'novedades'>>;
async function escribir(cambios: Cambios = {}): Promise<Novedad> {
  const titulo = unique('Novedad');
  const contenido = `<p>${`Lo que hay que saber de ${titulo}. `.repeat(3)}</p>`;
  const fechaPublicacion = dayFromToday(0);
  return create(api, 'novedades', { titulo, contenido, imagen, categoria: 'socios', fechaPublicacion, ...cambios });
}
const publicar = async (cambios?: Cambios) => order(api, 'novedades', await escribir(cambios), 'publicar');

/** The pages that contain the text, each requested twice: the cached page must match. */
async function dicen(fila: Novedad, texto: string): Promise<string[]> {
  const halladas: string[] = [];
  for (const [nombre, direccion] of Object.entries(paginas)) {
    const leer = async () => (await (await pedir.get(direccion(fila))).text()).includes(texto);
    const [dibujada, guardada] = [await leer(), await leer()];
    expect(guardada, nombre).toBe(dibujada);
    if (dibujada) halladas.push(nombre);
  }
  return halladas;
}

test('a published row is on its pages; once archived, on none from the next request', {
  tag: '@esencial',
}, async () => {
  const fila = await publicar();
  expect(await dicen(fila, fila.titulo)).toEqual(Object.keys(paginas));
  await order(api, 'novedades', fila, 'archivar');
  expect(await dicen(fila, fila.titulo)).toEqual([]);
  expect((await pedir.get(`/novedades/${fila.slug}`)).status()).toBe(404);
});

const ocultas = {
  'un borrador': () => escribir(),
  'lo que empieza mañana': () => publicar({ fechaPublicacion: dayFromToday(1) }),
  'lo que terminó ayer': () => publicar({ fechaPublicacion: dayFromToday(-1), vigenteHasta: dayFromToday(-1) }),
};
test('a row that is not public today is on no page', { tag: '@esencial' }, () =>
  sweep(
    Object.entries(ocultas),
    async ([, preparar]) => {
      const fila = await preparar();
      expect(await dicen(fila, fila.titulo)).toEqual([]);
    },
    ([nombre]) => nombre,
  ),
);

test('an edit is on the pages once published, and not before', { tag: '@esencial' }, async () => {
  const fila = await publicar();
  const titulo = unique('Cambiada');
  await change(api, 'novedades', fila, { titulo });
  expect(await dicen(fila, titulo)).toEqual([]);
  expect(await dicen(fila, fila.titulo)).toEqual(Object.keys(paginas));
  await order(api, 'novedades', fila, 'publicar');
  expect(await dicen(fila, titulo)).toEqual(Object.keys(paginas));
  await order(api, 'novedades', fila, 'archivar');
});
