import { describe, expect, it } from '@jest/globals';
import { writeNovedades } from '../editorial/writeNovedades.js';
import { useApp } from '../support/useApp.js';

const SECTION = '/api/sitio/redirecciones';
const TAKEN = 'En esa dirección hay una página: se desvían solo las que el sitio ya no tiene';

const test = useApp({ ORIGIN: 'https://coop.example' });

const send = (desde: string, hacia: string) => test.as('administrador').post(SECTION).send({ desde, hacia });

describe('a redirection', () => {
  it('leads from an address of before to a page of the site, or elsewhere', async () => {
    await send('/nosotros', '/institucional/resena-historica').expect(201);
    await send('/banca', 'https://banca.example/ingreso').expect(201);
  });

  it.each([
    ['an address with its domain', 'https://otra.example/a', '/novedades', 'desde'],
    ['an address in capitals', '/Nosotros', '/novedades', 'desde'],
    ['what a browser would take for another site', '//otra.example', '/novedades', 'desde'],
    ['a script', '/a', 'javascript:alert(1)', 'hacia'],
    ['another site by a way round', '/a', '//otra.example', 'hacia'],
    ['itself', '/a', '/a', 'hacia'],
  ])('is not of %s', async (_, desde, hacia, field) => {
    const { body } = await send(desde, hacia).expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('is one of each address, and leads to no other', async () => {
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
    ['by a slash at the end', '/v/x', '/w/x/', '/w/x', '/v/x/'],
    ['in capitals', '/a/x', '/B/x', '/b/x', '/a/x'],
    ['with the domain of the site', '/c/x', 'https://coop.example/d/x', '/d/x', 'https://coop.example/c/x'],
  ])('leads to no other however its address is spelled: %s', async (_, desde, hacia, back, again) => {
    await send(desde, hacia).expect(201);
    expect((await send(back, again).expect(422)).body.errors).toHaveProperty('hacia');
  });

  it('in a loop is refused for one of two, also concurrently', async () => {
    const answers = await Promise.all([send('/e/x', '/f/x'), send('/f/x', '/e/x')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it.each([
    ['of the menu', '/institucional/resena-historica'],
    ['of a group of it', '/institucional'],
    ['of a list', '/novedades'],
    ['of a list that no menu has', '/comunicados'],
    ['of a form', '/contactanos/reclamos'],
    ['of rows that stand together', '/contactanos/agencias/el-alto'],
    ['of the search', '/buscar'],
    ['of the panel', '/administrador'],
    ['of the API', '/api/novedades'],
    ['of a document', '/documentos/tarifario.pdf'],
    ['of machines', '/novedades/rss.xml'],
  ])('is of no address that leads somewhere: one %s', async (_, desde) => {
    expect((await send(desde, '/contactanos').expect(422)).body.errors).toEqual({ desde: TAKEN });
  });

  it('is of no page of a published row, and is of one that is no longer there', async () => {
    const news = await writeNovedades(test);
    const draft = await news.create('Con página propia');
    const page = `/novedades/${draft.slug}`;
    const published = await news.order(draft, 'publicar');
    expect((await send(page, '/novedades').expect(422)).body.errors).toEqual({ desde: TAKEN });
    await news.order(published, 'archivar');
    await send(page, '/novedades').expect(201);
  });

  it('stays, and may be changed, where a page came to be published at its address', async () => {
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

  it('can be followed whatever letters it has', async () => {
    const { body } = await send('/japon', 'https://a.example/日本').expect(201);
    expect(body.hacia).toBe('https://a.example/%E6%97%A5%E6%9C%AC');
  });

  it('is for administrador alone', async () => {
    for (const rol of ['comercial', 'sistemas', 'rrhh'] as const)
      await test.as(rol).post(SECTION).send({ desde: '/b', hacia: '/novedades' }).expect(403);
  });
});
