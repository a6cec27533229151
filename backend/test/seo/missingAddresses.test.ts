import { todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { beforeEach, expect, it } from '@jest/globals';
import { tables } from '../../src/platform/database/tables/tables.js';
import { MissingPages } from '../../src/site/addresses/missing-pages.js';
import { MissingPagesRepository } from '../../src/site/addresses/missing-pages.repository.js';
import { useApp } from '../support/useApp.js';

const SECTION = '/api/sitio/direcciones-no-encontradas';

const test = useApp();
beforeEach(() => test.database.delete(tables['sitio/direcciones-no-encontradas']));

const newCounter = () => new MissingPages(new MissingPagesRepository(test.database));
type Line = { direccion: string; dia: string; veces: number };
const lines = async (): Promise<Line[]> =>
  (await test.as('administrador').get(SECTION).query({ range: '[0,999]' }).expect(200)).body;

it('counts each address per day across processes, without data of the visitor', async () => {
  const [one, other] = [newCounter(), newCounter()];
  for (const address of ['/nosotros', '/nosotros', '/creditos/pyme']) one.note(address);
  other.note('/nosotros');
  await one.write();
  await other.write();
  const today = todayInLaPaz();
  expect(await lines()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ direccion: '/nosotros', dia: today, veces: 3 }),
      expect.objectContaining({ direccion: '/creditos/pyme', dia: today, veces: 1 }),
    ]),
  );
  const [line] = await lines();
  expect(Object.keys(line ?? {}).sort()).toEqual([
    'actualizadoEn',
    'actualizadoPor',
    'creadoEn',
    'creadoPor',
    'dia',
    'direccion',
    'id',
    'ultimaVez',
    'veces',
    'version',
  ]);
});

it('skips addresses that scanners request or that may hold personal data', async () => {
  const counter = newCounter();
  for (const address of ['/wp-login.php', '/.env', '/socio/4821345', '/nosotros']) counter.note(address);
  await counter.write();
  expect((await lines()).map(({ direccion }) => direccion)).toEqual(['/nosotros']);
});

it('stores a limited number of addresses per day and keeps the most visited', async () => {
  const counter = newCounter();
  const noteRandom = async (round: string) => {
    for (let n = 0; n < 150; n++) counter.note(`/inventada/${round}${n}`);
    await counter.write();
  };
  counter.note('/nosotros');
  counter.note('/nosotros');
  for (const round of ['a', 'b', 'c']) await noteRandom(round);
  counter.note('/creditos/pyme');
  await counter.write();
  counter.note('/creditos/pyme');
  await counter.write();
  for (const round of ['d', 'e']) await noteRandom(round);
  const stored = await lines();
  expect(stored).toHaveLength(300);
  const visited = stored.filter(({ direccion }) => !direccion.startsWith('/inventada'));
  expect(new Map(visited.map(({ direccion, veces }) => [direccion, veces]))).toEqual(
    new Map([
      ['/nosotros', 2],
      ['/creditos/pyme', 2],
    ]),
  );
});

it('keeps repeated addresses when the buffer overflows', async () => {
  const counter = newCounter();
  for (const address of ['/nosotros', '/nosotros']) counter.note(address);
  for (let n = 0; n < 400; n++) counter.note(`/inventada/${n}`);
  counter.note('/creditos/pyme');
  await counter.write();
  const stored = await lines();
  expect(stored).toHaveLength(200);
  expect(stored.map(({ direccion }) => direccion)).toEqual(expect.arrayContaining(['/nosotros', '/creditos/pyme']));
});

it('deletes addresses unvisited for two months', async () => {
  const old = addDays(todayInLaPaz(), -61);
  await new MissingPagesRepository(test.database).add(new Map([['/vieja', 4]]), old, 10);
  const counter = newCounter();
  counter.note('/nosotros');
  await counter.write();
  expect((await lines()).map(({ direccion }) => direccion)).toEqual(['/nosotros']);
});

it('is readable and deletable by administrador only and editable by no role', async () => {
  const counter = newCounter();
  counter.note('/nosotros');
  await counter.write();
  const [line] = (await test.as('administrador').get(SECTION).expect(200)).body;
  await test.as('comercial').get(SECTION).expect(403);
  await test.anonymous.get(SECTION).expect(401);
  await test.as('administrador').post(SECTION).send({}).expect(403);
  await test.as('administrador').put(`${SECTION}/${line.id}`).send({ version: 1 }).expect(403);
  await test.as('administrador').delete(`${SECTION}/${line.id}`).set(test.seen(line.id)).expect(200);
});
