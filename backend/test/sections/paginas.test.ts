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
const mapped = async () => (await test.anonymous.get('/sitemap.xml').buffer(true).expect(200)).text;
const found = async (q: string): Promise<string[]> =>
  (await test.anonymous.get('/api/publico/busqueda').query({ q }).expect(200)).body.map(
    ({ url }: { url: string }) => url,
  );

describe('the page of the privacy policy', () => {
  const ruta = '/privacidad';

  it.each([
    ['blocks', { bloques: [{ tipo: 'texto', texto: '<p>Cedemos sus datos.</p>' }] }],
    ['an easy reading', { lecturaFacil: 'Cedemos sus datos.' }],
  ])('has no %s: people accept its text by version', async (_, words) => {
    const { body } = await send({ ruta, ...words }).expect(422);
    expect(body.errors).toEqual({ ruta: expect.stringContaining('se escribe por versiones, en Entidad') });
  });

  it('is found by its title', async () => {
    await publish({ ruta, titulo: 'Política de privacidad' });
    expect(await found('privacidad')).toContain(ruta);
  });
});

describe('the address of a page', () => {
  it.each([
    ['a new one', '/codigo-de-conducta'],
    ['a new one under a group of the menu', '/institucional/calificacion-de-riesgo'],
    ['a new one under no group', '/socios/como-hacerse-socio/requisitos'],
    ['that of a page of the menu', '/institucional/resena-historica'],
    ['that of a list whose words staff write', '/novedades'],
    ['that of a form', '/contactanos/reclamos'],
    ['one that only begins like another', '/novedades-de-socios'],
    ['one that only begins like what programs ask', '/apicultura'],
  ])('is %s', (_, ruta) => send({ ruta }).expect(201));

  it.each([
    ['of the panel', '/administracion', 'Las direcciones que empiezan con /admin o /login son del panel'],
    ['of its sign-in', '/login/ayuda', 'Las direcciones que empiezan con /admin o /login son del panel'],
    [
      'of programs',
      '/api/novedades',
      'Las direcciones que empiezan con /api son de los programas que consultan el sitio',
    ],
    ['of files', '/documentos/estatuto', /^Las direcciones que empiezan con \/archivos, /],
    ['of the search', '/buscar', 'En /buscar está el buscador del sitio'],
    ['of what is not there', '/404', 'En /404 está lo que se muestra cuando no hay página'],
    ['of a row', '/novedades/nueva-agencia', /^Esa dirección es de «Novedades»: en \/novedades y bajo ella/],
    ['of a list that no menu has', '/comunicados', /^Esa dirección es de «Comunicados»/],
    ['of rows that stand together', '/contactanos/agencias/el-alto', /^Esa dirección es de «Agencias»/],
    ['of a situation', '/necesito/perdi-mi-tarjeta', /^Esa dirección es de «Situaciones»/],
    [
      'of a statement',
      '/institucional/estados-financieros/diciembre',
      'Bajo esa dirección está cada estado financiero',
    ],
    ['with its domain', 'https://otra.example/a', 'Escriba una ruta como /institucional/mision-vision'],
    ['in capitals', '/Nosotros', 'Escriba una ruta como /institucional/mision-vision'],
    ['with a query', '/nosotros?a=1', 'Escriba una ruta como /institucional/mision-vision'],
  ])('is not one %s, and the rule is named', async (_, ruta, message) => {
    const { body } = await send({ ruta }).expect(422);
    expect(body.errors.ruta).toMatch(message);
  });

  it('is not that of a redirection, neither as it is written nor as it is published', async () => {
    const taken = 'Esa dirección se desvía a otra: quite antes su redirección';
    await redirect('/desviada').expect(201);
    expect((await send({ ruta: '/desviada' }).expect(422)).body.errors).toEqual({ ruta: taken });
    const draft = await create({ ruta: '/por-desviar' });
    await redirect('/por-desviar').expect(201);
    expect((await order(draft, 'publicar').expect(422)).body.errors).toEqual({ ruta: taken });
    expect((await change(draft, { ruta: '/desviada' }).expect(422)).body.errors).toEqual({ ruta: taken });
    await change(draft, { ruta: '/sin-desviar' }).expect(200);
  });

  it('is of one page, and of no redirection while it is published', async () => {
    const page = await publish({ ruta: '/unica' });
    await send({ ruta: '/unica' }).expect(422);
    await redirect('/unica').expect(422);
    await order(page, 'archivar').expect(200);
    await redirect('/unica').expect(201);
  });

  it('is written by administrador alone', async () => {
    for (const rol of ['comercial', 'sistemas', 'finanzas'] as const) await send({}, rol).expect(403);
    await test.anonymous.post(`/api/${SECTION}`).send({ ruta: '/x', titulo: 'Nadie' }).expect(401);
  });
});

describe('a page at an address of its own', () => {
  it('is in the map of the site, in its search and where others are led to while it is published, and no longer', async () => {
    const ruta = '/institucional/politica-ambiental';
    const leads = () =>
      test
        .as('administrador')
        .post('/api/sitio/necesito')
        .send({ titulo: 'Cuido el agua', resumen: 'Lea cómo.', pasos: ['Lea.'], enlaces: [{ texto: 'Ver', ruta }] });
    const draft = await create({ ruta, titulo: 'Política ambiental', resumen: 'Cuidamos las vertientes.' });
    expect(await mapped()).not.toContain(ruta);
    expect(await list({ filter: { ruta } })).toEqual([]);
    await leads().expect(422);

    const page = (await order(draft, 'publicar').expect(200)).body;
    expect(await mapped()).toContain(ruta);
    expect(await found('vertientes')).toContain(ruta);
    expect(await list({ filter: { ruta } })).toHaveLength(1);
    await leads().expect(201);

    await order(page, 'archivar').expect(200);
    expect(await mapped()).not.toContain(ruta);
    expect(await found('vertientes')).not.toContain(ruta);
    expect(await list({ filter: { ruta } })).toEqual([]);
  });
});

describe('a block', () => {
  const blocks = async (...bloques: object[]) => (await send({ bloques }).expect(201)).body.bloques;
  const refused = async (bloque: object) => (await send({ bloques: [bloque] }).expect(422)).body.errors;

  it('keeps what its kind has', async () => {
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

  it('does not keep what its kind lacks, at whatever depth: that is emptied', async () => {
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
    ['a call that leads nowhere', { tipo: 'llamada', boton: 'Ir' }, ['bloques.0.enlace']],
    ['a call without its button', { tipo: 'llamada', enlace: '/novedades' }, ['bloques.0.boton']],
    ['a table without rows', { tipo: 'tabla' }, ['bloques.0.filas']],
    ['a picture without one', { tipo: 'imagen' }, ['bloques.0.imagen']],
    ['a video of another site', { tipo: 'video', video: 'https://videos.example/1' }, ['bloques.0.video']],
    ['a section that nobody reads', { tipo: 'tarjetas', seccion: 'usuarios' }, ['bloques.0.seccion']],
    ['a form that is none', { tipo: 'formulario', formulario: 'novedades' }, ['bloques.0.formulario']],
    ['cards without a section', { tipo: 'tarjetas' }, ['bloques.0.seccion']],
    ['a kind that there is not', { tipo: 'carrusel' }, ['bloques.0.tipo']],
    ['a script as a link', { tipo: 'llamada', boton: 'Ir', enlace: 'javascript:alert(1)' }, ['bloques.0.enlace']],
  ])('is refused: %s', async (_, bloque, places) => {
    expect(Object.keys(await refused(bloque))).toEqual(places);
  });
});
