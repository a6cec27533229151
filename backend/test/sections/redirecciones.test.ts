import { describe, expect, it } from '@jest/globals';
import { writeNovedades } from '../editorial/writeNovedades.js';
import { useApp } from '../support/useApp.js';

const SECTION = '/api/sitio/redirecciones';
const TAKEN = 'En esa dirección hay una página: se desvían solo las que el sitio ya no tiene';

const test = useApp({ ORIGIN: 'https://coop.example' });

const send = (desde: string, hacia: string) => test.as('administrador').post(SECTION).send({ desde, hacia });

describe('redirect', () => {
  it('points to a page of the site or to an external URL', async () => {
    await send('/nosotros', '/institucional/resena-historica').expect(201);
    await send('/banca', 'https://banca.example/ingreso').expect(201);
  });

  it.each([
    ['a source with a domain', 'https://otra.example/a', '/novedades', 'desde'],
    ['a source with uppercase letters', '/Nosotros', '/novedades', 'desde'],
    ['a protocol-relative source', '//otra.example', '/novedades', 'desde'],
    ['a script', '/a', 'javascript:alert(1)', 'hacia'],
    ['a protocol-relative target', '/a', '//otra.example', 'hacia'],
    ['itself', '/a', '/a', 'hacia'],
  ])('rejects %s', async (_, desde, hacia, field) => {
    const { body } = await send(desde, hacia).expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('is unique per source and can’t be chained', async () => {
    await send('/historia', '/institucional/resena-historica').expect(201);
    expect((await send('/historia', '/novedades').expect(422)).body.errors).toHaveProperty('desde');
    expect((await send('/quienes-somos', '/historia?a=1').expect(422)).body.errors).toEqual({
      hacia: 'Esa dirección ya se desvía a otra: escriba el destino final',
    });
    await send('/pagina-de-antes', '/por-publicar').expect(201);
    expect((await send('/por-publicar', '/novedades').expect(422)).body.errors).toEqual({
      desde: 'Otra redirección lleva a esa dirección: cambie antes su destino',
    });
    await send('/pagina-de-antes-aun', '/por-ordenar?orden=nombre#lista').expect(201);
    expect((await send('/por-ordenar', '/novedades').expect(422)).body.errors).toHaveProperty('desde');
  });

  it.each([
    ['trailing slash', '/v/x', '/w/x/', '/w/x', '/v/x/'],
    ['uppercase letters', '/a/x', '/B/x', '/b/x', '/a/x'],
    ['domain of the site', '/c/x', 'https://coop.example/d/x', '/d/x', 'https://coop.example/c/x'],
  ])('rejects loops with another spelling of the path: %s', async (_, desde, hacia, back, again) => {
    await send(desde, hacia).expect(201);
    expect((await send(back, again).expect(422)).body.errors).toHaveProperty('hacia');
  });

  it('accepts one of two concurrent redirects that form a loop', async () => {
    const answers = await Promise.all([send('/e/x', '/f/x'), send('/f/x', '/e/x')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it.each([
    ['a page of the menu', '/institucional/resena-historica'],
    ['a menu group', '/institucional'],
    ['a list', '/novedades'],
    ['a list outside the menu', '/comunicados'],
    ['a form', '/contactanos/reclamos'],
    ['rows of a grouped list', '/contactanos/agencias/el-alto'],
    ['the search', '/buscar'],
    ['the panel', '/administrador'],
    ['the API', '/api/novedades'],
    ['a document', '/documentos/tarifario.pdf'],
    ['an RSS feed', '/novedades/rss.xml'],
  ])('rejects an existing address as its source: %s', async (_, desde) => {
    expect((await send(desde, '/contactanos').expect(422)).body.errors).toEqual({ desde: TAKEN });
  });

  it('rejects the page of a published row, and accepts it once archived', async () => {
    const news = await writeNovedades(test);
    const draft = await news.create('Con página propia');
    const page = `/novedades/${draft.slug}`;
    const published = await news.order(draft, 'publicar');
    expect((await send(page, '/novedades').expect(422)).body.errors).toEqual({ desde: TAKEN });
    await news.order(published, 'archivar');
    await send(page, '/novedades').expect(201);
  });

  it('remains editable when a page is published at its source', async () => {
    const news = await writeNovedades(test);
    const draft = await news.create('Con una redirección antes');
    const { body: row } = await send(`/novedades/${draft.slug}`, '/novedades').expect(201);
    await news.order(draft, 'publicar');
    const change = test
      .as('administrador')
      .put(`${SECTION}/${row.id}`)
      .send({ version: row.version, nota: 'De antes' });
    await change.expect(200);
  });

  it('encodes a target with non-ASCII characters', async () => {
    const { body } = await send('/japon', 'https://a.example/日本').expect(201);
    expect(body.hacia).toBe('https://a.example/%E6%97%A5%E6%9C%AC');
  });

  it('is restricted to administrador', async () => {
    for (const rol of ['comercial', 'sistemas', 'rrhh'] as const)
      await test.as(rol).post(SECTION).send({ desde: '/b', hacia: '/novedades' }).expect(403);
  });
});
