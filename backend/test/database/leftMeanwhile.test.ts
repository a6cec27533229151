import { setTimeout } from 'node:timers/promises';
import { type AnyRow, sections } from '@coop/domain';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { DATABASE, type Database } from '../../src/platform/database/database.js';
import { tables } from '../../src/platform/database/tables/tables.js';
import { startApp, type TestApp } from '../support/startApp.js';

/** Longer than what the guard found out counts as just found out. */
const LATER_MS = 1_500;
const { novedades } = tables;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

type Person = Awaited<ReturnType<TestApp['signUp']>>;

const suspend = async ({ uid }: Person) => {
  await app.as('administrador').post(`/api/usuarios/${uid}/suspender`).send({ version: 1 }).expect(200);
};
const nothing = async () => undefined;

/** While another transaction has the row. */
async function whileTaken(id: string, meanwhile: () => Promise<void>): Promise<void> {
  const database: Database = app.app.get(DATABASE, { strict: false });
  await database.transaction(async (tx) => {
    await tx.select().from(novedades).where(eq(novedades.id, id)).for('update');
    await meanwhile();
  });
}

type Ask = (row: AnyRow) => ['put' | 'post', string, object];
const change: Ask = ({ id, version }) => ['put', `/api/novedades/${id}`, { titulo: 'Otro título', version }];
const order: Ask = ({ id, version }) => ['post', '/api/novedades/lote/eliminar', { registros: [{ id, version }] }];

it.each([
  ['a change of who was suspended while it waited for its row is refused', change, suspend, 403],
  ['a change of who was not goes on', change, nothing, 200],
  ['an order for several rows is refused too', order, suspend, 403],
  ['an order of who was not suspended goes on', order, nothing, 200],
] as const)('%s (PostgreSQL)', async (_, of, lose, status) => {
  const who = await app.signUp('administrador');
  const { body: row } = await app
    .as('administrador')
    .post('/api/novedades')
    .send(sections.novedades.example)
    .expect(201);
  const [method, address, body] = of(row);
  let asked: Promise<{ status: number }> | undefined;
  await whileTaken(row.id, async () => {
    asked = app.anonymous[method](address)
      .set('Authorization', `Bearer ${who.token}`)
      .send(body)
      .then((answer) => answer);
    await setTimeout(300);
    await lose(who);
    await setTimeout(LATER_MS);
  });
  expect((await asked)?.status).toBe(status);
});
