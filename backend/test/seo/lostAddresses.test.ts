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

const counting = () => new MissingPages(new MissingPagesRepository(test.database));
type Line = { direccion: string; dia: string; veces: number };
const lines = async (): Promise<Line[]> =>
  (await test.as('administrador').get(SECTION).query({ range: '[0,999]' }).expect(200)).body;

it('counts each address by day, in every process together, and nothing of who asked', async () => {
  const [one, other] = [counting(), counting()];
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

it('does not count what machines try, nor what may be somebody’s', async () => {
  const lost = counting();
  for (const address of ['/wp-login.php', '/.env', '/socio/4821345', '/nosotros']) lost.note(address);
  await lost.write();
  expect((await lines()).map(({ direccion }) => direccion)).toEqual(['/nosotros']);
});

it('keeps so many addresses of a day, those that are asked for most, whatever is made up before or after', async () => {
  const lost = counting();
  const makeUp = async (round: string) => {
    for (let n = 0; n < 150; n++) lost.note(`/inventada/${round}${n}`);
    await lost.write();
  };
  lost.note('/nosotros');
  lost.note('/nosotros');
  for (const round of ['a', 'b', 'c']) await makeUp(round);
  lost.note('/creditos/pyme');
  await lost.write();
  lost.note('/creditos/pyme');
  await lost.write();
  for (const round of ['d', 'e']) await makeUp(round);
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

it('counts what is asked again though more is made up at once than waits to be written', async () => {
  const lost = counting();
  for (const address of ['/nosotros', '/nosotros']) lost.note(address);
  for (let n = 0; n < 400; n++) lost.note(`/inventada/${n}`);
  lost.note('/creditos/pyme');
  await lost.write();
  const stored = await lines();
  expect(stored).toHaveLength(200);
  expect(stored.map(({ direccion }) => direccion)).toEqual(expect.arrayContaining(['/nosotros', '/creditos/pyme']));
});

it('forgets what nobody asked for in two months', async () => {
  const old = addDays(todayInLaPaz(), -61);
  await new MissingPagesRepository(test.database).add(new Map([['/vieja', 4]]), old, 10);
  const lost = counting();
  lost.note('/nosotros');
  await lost.write();
  expect((await lines()).map(({ direccion }) => direccion)).toEqual(['/nosotros']);
});

it('is read and taken out by administrador, and written by nobody', async () => {
  const lost = counting();
  lost.note('/nosotros');
  await lost.write();
  const [line] = (await test.as('administrador').get(SECTION).expect(200)).body;
  await test.as('comercial').get(SECTION).expect(403);
  await test.anonymous.get(SECTION).expect(401);
  await test.as('administrador').post(SECTION).send({}).expect(403);
  await test.as('administrador').put(`${SECTION}/${line.id}`).send({ version: 1 }).expect(403);
  await test.as('administrador').delete(`${SECTION}/${line.id}`).set(test.seen(line.id)).expect(200);
});
