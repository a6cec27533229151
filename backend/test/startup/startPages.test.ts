import { starterPages } from '@coop/domain/sections/paginas/starterPages';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startPages } from '../../src/startup/startPages.js';
import { startApp, type TestApp } from '../support/startApp.js';

const SECTION = '/api/sitio/paginas';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

type Line = { id: string; ruta: string; titulo: string; estado: string; version: number };
const lines = async (): Promise<Line[]> =>
  (await test.as('administrador').get(SECTION).query({ range: '[0,99]' }).expect(200)).body;

it('gives what any cooperative is asked for, as drafts, once, and leaves what stands there already', async () => {
  const own = { ruta: '/institucional/codigo-de-conducta', titulo: 'Nuestro código' };
  await test.as('administrador').post(SECTION).send(own).expect(201);
  const moved = { desde: '/institucional/calificacion-de-riesgo', hacia: '/transparencia' };
  await test.as('administrador').post('/api/sitio/redirecciones').send(moved).expect(201);
  await startPages(test.app);
  const rows = await lines();
  expect(rows.map(({ ruta, titulo, estado }) => [ruta, titulo, estado])).toEqual([
    [own.ruta, own.titulo, 'borrador'],
    ['/institucional/como-hacerse-socio', 'Cómo hacerse socio', 'borrador'],
  ]);
  await startPages(test.app);
  expect(await lines()).toHaveLength(rows.length);
});

it('gives drafts that can be published as they are adapted', async () => {
  const row = (await lines()).find(({ ruta }) => ruta === '/institucional/como-hacerse-socio') as Line;
  const read = () =>
    test.anonymous
      .get('/api/publico/sitio/paginas')
      .query({ filter: JSON.stringify({ ruta: row.ruta }) })
      .expect(200);
  expect((await read()).body).toEqual([]);
  await test.as('administrador').post(`${SECTION}/${row.id}/publicar`).send({ version: row.version }).expect(200);
  expect((await read()).body).toHaveLength(1);
});

it('says no fact of any entity: no telephone, amount, name or date', () =>
  expect(JSON.stringify(starterPages)).not.toMatch(/\d{2}|Bs|Kantuta|https?:/));
