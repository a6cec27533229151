import { describe, expect, it } from '@jest/globals';
import { writing } from '../content/writing.js';
import { uploadPicture } from '../support/uploadPicture.js';
import { useApp } from '../support/useApp.js';

const SECTION = 'sitio/paginas';

const test = useApp();

let pages = 0;
const { send, order, change, create, publish, list } = writing(test, SECTION, () => ({
  ruta: `/pagina-${++pages}`,
  titulo: 'Una página',
}));
const redirect = (desde: string) =>
  test.as('administrador').post('/api/sitio/redirecciones').send({ desde, hacia: '/novedades' });
const fetchSitemap = async () => (await test.anonymous.get('/sitemap.xml').buffer(true).expect(200)).text;
const searchUrls = async (q: string): Promise<string[]> =>
  (await test.anonymous.get('/api/publico/busqueda').query({ q }).expect(200)).body.map(
    ({ url }: { url: string }) => url,
  );

describe('page of the privacy policy', () => {
  const ruta = '/privacidad';

  it.each([
    ['blocks', { bloques: [{ tipo: 'texto', texto: '<p>Cedemos sus datos.</p>' }] }],
    ['an easy-read text', { lecturaFacil: 'Cedemos sus datos.' }],
  ])('rejects %s, because users accept its text by version', async (_, words) => {
    const { body } = await send({ ruta, ...words }).expect(422);
    expect(body.errors).toEqual({ ruta: expect.stringContaining('se escribe por versiones, en Entidad') });
  });

  it('is found by its title', async () => {
    await publish({ ruta, titulo: 'Política de privacidad' });
    expect(await searchUrls('privacidad')).toContain(ruta);
  });
});

describe('path of a page', () => {
  it.each([
    ['a new path', '/codigo-de-conducta'],
    ['a new path under a menu group', '/institucional/calificacion-de-riesgo'],
    ['a new path outside the menu', '/socios/como-hacerse-socio/requisitos'],
    ['a page of the menu', '/institucional/resena-historica'],
    ['a list with an editable introduction', '/novedades'],
    ['a form', '/contactanos/reclamos'],
    ['a path that only starts like a list', '/novedades-de-socios'],
    ['a path that only starts like /api', '/apicultura'],
  ])('accepts %s', (_, ruta) => send({ ruta }).expect(201));

  it.each([
    ['the panel', '/administracion', 'Las direcciones que empiezan con /admin o /login son del panel'],
    ['the sign-in page', '/login/ayuda', 'Las direcciones que empiezan con /admin o /login son del panel'],
    ['the API', '/api/novedades', 'Las direcciones que empiezan con /api son de los programas que consultan el sitio'],
    ['files', '/documentos/estatuto', /^Las direcciones que empiezan con \/archivos, /],
    ['the site search', '/buscar', 'En /buscar está el buscador del sitio'],
    ['the not-found page', '/404', 'En /404 está lo que se muestra cuando no hay página'],
    ['a row', '/novedades/nueva-agencia', /^Esa dirección es de «Novedades»: en \/novedades y bajo ella/],
    ['a list outside the menu', '/comunicados', /^Esa dirección es de «Comunicados»/],
    ['rows of a grouped list', '/contactanos/agencias/el-alto', /^Esa dirección es de «Agencias»/],
    ['a situation guide', '/necesito/perdi-mi-tarjeta', /^Esa dirección es de «Situaciones»/],
    [
      'a financial statement',
      '/institucional/estados-financieros/diciembre',
      'Bajo esa dirección está cada estado financiero',
    ],
    ['a URL with a domain', 'https://otra.example/a', 'Escriba una ruta como /institucional/mision-vision'],
    ['uppercase letters', '/Nosotros', 'Escriba una ruta como /institucional/mision-vision'],
    ['a query string', '/nosotros?a=1', 'Escriba una ruta como /institucional/mision-vision'],
  ])('rejects %s and names the rule', async (_, ruta, message) => {
    const { body } = await send({ ruta }).expect(422);
    expect(body.errors.ruta).toMatch(message);
  });

  it('rejects a redirected path when it is written and when it is published', async () => {
    const taken = 'Esa dirección se desvía a otra: quite antes su redirección';
    await redirect('/desviada').expect(201);
    expect((await send({ ruta: '/desviada' }).expect(422)).body.errors).toEqual({ ruta: taken });
    const draft = await create({ ruta: '/por-desviar' });
    await redirect('/por-desviar').expect(201);
    expect((await order(draft, 'publicar').expect(422)).body.errors).toEqual({ ruta: taken });
    expect((await change(draft, { ruta: '/desviada' }).expect(422)).body.errors).toEqual({ ruta: taken });
    await change(draft, { ruta: '/sin-desviar' }).expect(200);
  });

  it('is unique, and blocks a redirect while the page is published', async () => {
    const page = await publish({ ruta: '/unica' });
    await send({ ruta: '/unica' }).expect(422);
    await redirect('/unica').expect(422);
    await order(page, 'archivar').expect(200);
    await redirect('/unica').expect(201);
  });

  it('is written by administrador only', async () => {
    for (const rol of ['comercial', 'sistemas', 'finanzas'] as const) await send({}, rol).expect(403);
    await test.anonymous.post(`/api/${SECTION}`).send({ ruta: '/x', titulo: 'Nadie' }).expect(401);
  });
});

describe('page at a custom path', () => {
  it('is in the sitemap, the search and link targets only while it is published', async () => {
    const ruta = '/institucional/politica-ambiental';
    const leads = () =>
      test
        .as('administrador')
        .post('/api/sitio/necesito')
        .send({ titulo: 'Cuido el agua', resumen: 'Lea cómo.', pasos: ['Lea.'], enlaces: [{ texto: 'Ver', ruta }] });
    const draft = await create({ ruta, titulo: 'Política ambiental', resumen: 'Cuidamos las vertientes.' });
    expect(await fetchSitemap()).not.toContain(ruta);
    expect(await list({ filter: { ruta } })).toEqual([]);
    await leads().expect(422);

    const page = (await order(draft, 'publicar').expect(200)).body;
    expect(await fetchSitemap()).toContain(ruta);
    expect(await searchUrls('vertientes')).toContain(ruta);
    expect(await list({ filter: { ruta } })).toHaveLength(1);
    await leads().expect(201);

    await order(page, 'archivar').expect(200);
    expect(await fetchSitemap()).not.toContain(ruta);
    expect(await searchUrls('vertientes')).not.toContain(ruta);
    expect(await list({ filter: { ruta } })).toEqual([]);
  });
});

describe('block of a page', () => {
  const blocks = async (...bloques: object[]) => (await send({ bloques }).expect(201)).body.bloques;
  const validationErrors = async (bloque: object) => (await send({ bloques: [bloque] }).expect(422)).body.errors;

  it('stores the fields of its type', async () => {
    const imagen = await uploadPicture(test, SECTION, 'bloques.imagen');
    const all = [
      {
        tipo: 'tabla',
        filas: [
          { a: 'Plazo', b: 'Tasa' },
          { a: '30 días', b: '2,00 %' },
        ],
      },
      { tipo: 'imagen', titulo: 'Nuestra casa', imagen, lado: 'derecha' },
      { tipo: 'llamada', boton: 'Hablemos', enlace: '/contactanos/consultas' },
      { tipo: 'video', video: 'https://youtu.be/aqz-KE-bpKQ' },
      { tipo: 'tarjetas', seccion: 'novedades', cuantas: 4 },
      { tipo: 'agencias', departamento: 'LP' },
      { tipo: 'mapa' },
      { tipo: 'simulador', simulador: 'deposito' },
      { tipo: 'formulario', formulario: 'contactanos/consultas' },
      { tipo: 'documentos', elementos: [{ titulo: 'Estatuto', dato: '2026' }] },
    ];
    const saved = await blocks(...all);
    for (const [at, { filas, elementos, ...own }] of all.entries()) expect(saved[at]).toMatchObject(own);
    expect(saved[0].filas[1]).toMatchObject({ a: '30 días', b: '2,00 %', c: null });
  });

  it('clears the fields that its type lacks, at any depth', async () => {
    const elementos = [{ titulo: 'Uno', texto: 'Dos', dato: '3', enlace: '/novedades' }];
    const [texto, documentos, lista] = await blocks(
      { tipo: 'texto', elementos, boton: 'Ir', enlace: '/novedades', seccion: 'novedades', filas: [{ a: 'x' }] },
      { tipo: 'documentos', elementos },
      { tipo: 'lista', elementos },
    );
    expect(texto).toMatchObject({ elementos: [], boton: null, enlace: null, seccion: null, filas: [] });
    expect(documentos.elementos).toEqual([
      { titulo: 'Uno', texto: null, dato: '3', imagen: null, archivo: null, enlace: null },
    ]);
    expect(lista.elementos[0]).toMatchObject(elementos[0] as object);
  });

  it.each([
    ['a call to action without a link', { tipo: 'llamada', boton: 'Ir' }, ['bloques.0.enlace']],
    ['a call to action without a button', { tipo: 'llamada', enlace: '/novedades' }, ['bloques.0.boton']],
    ['a table without rows', { tipo: 'tabla' }, ['bloques.0.filas']],
    ['an image block without an image', { tipo: 'imagen' }, ['bloques.0.imagen']],
    ['a video of another site', { tipo: 'video', video: 'https://videos.example/1' }, ['bloques.0.video']],
    ['a section without public rows', { tipo: 'tarjetas', seccion: 'usuarios' }, ['bloques.0.seccion']],
    ['an unknown form', { tipo: 'formulario', formulario: 'novedades' }, ['bloques.0.formulario']],
    ['cards without a section', { tipo: 'tarjetas' }, ['bloques.0.seccion']],
    ['an unknown block type', { tipo: 'carrusel' }, ['bloques.0.tipo']],
    ['a script link', { tipo: 'llamada', boton: 'Ir', enlace: 'javascript:alert(1)' }, ['bloques.0.enlace']],
  ])('rejects %s', async (_, bloque, places) => {
    expect(Object.keys(await validationErrors(bloque))).toEqual(places);
  });
});
