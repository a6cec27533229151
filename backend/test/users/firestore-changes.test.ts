import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/database.js';
import { UserStore } from '../../src/platform/users/user-store.js';
import { openTestDatabase, type TestConnection } from '../support/openTestDatabase.js';
import { startApp, type TestApp } from '../support/startApp.js';

const emulator = process.env.FIRESTORE_EMULATOR_HOST;
process.env.METADATA_SERVER_DETECTION = 'none';
const suite = emulator ? describe : describe.skip;

type Row = { id: string; version: number; email: string; rol: string };

suite('changes of users in Firestore (FIRESTORE_EMULATOR_HOST)', () => {
  let app: TestApp;
  let connection: TestConnection;
  let users: UserStore;
  let isLost = false;
  beforeAll(async () => {
    connection = await openTestDatabase();
    const database = forgetting(connection.database, () => isLost);
    app = await startApp(
      { USERS_STORE: 'firestore', FIRESTORE_EMULATOR_HOST: emulator as string },
      { ...connection, database },
    );
    users = app.app.get(UserStore, { strict: false });
    await connection.database.execute(sql`
      create function refuse() returns trigger language plpgsql as $$ begin raise exception 'full'; end $$`);
  });
  afterEach(() => connection.database.execute(sql`drop trigger if exists refuse on historial`));
  afterAll(() => app.close());

  const failures = {
    'history can not be written': sql`
      create trigger refuse before insert on historial for each row execute function refuse()`,
    'the transaction can not be committed': sql`
      create constraint trigger refuse after insert on historial
      deferrable initially deferred for each row execute function refuse()`,
  };
  const colleague = async (rol = 'comercial'): Promise<Row> => {
    const email = `alta.${randomUUID()}@kantuta.test`;
    const sent = { email, nombre: 'Ana Rojas', rol };
    return (await app.as('administrador').post('/api/usuarios').send(sent).expect(201)).body;
  };
  const change = ({ id, version }: Row, values: object) =>
    app
      .as('sistemas')
      .put(`/api/usuarios/${id}`)
      .send({ version, ...values });
  const historyOf = async ({ id }: Row) =>
    (await app.as('administrador').get(`/api/usuarios/${id}/historial`).expect(200)).body;

  it('leave the document, its line of history and no other session', async () => {
    const before = await colleague();
    const { body } = await change(before, { rol: 'creditos' }).expect(200);
    expect(body).toMatchObject({ rol: 'creditos', version: 2 });
    expect(await users.find(before.id)).toMatchObject({ rol: 'creditos', version: 2 });
    expect(await historyOf(before)).toHaveLength(2);
  });

  it.each(Object.entries(failures))('leave the document as it was when %s', async (_, failure) => {
    const before = await colleague();
    const stored = await users.find(before.id);
    await connection.database.execute(failure);
    const { status } = await change(before, { rol: 'creditos' });
    expect(status).toBeGreaterThanOrEqual(500);
    expect(await users.find(before.id)).toEqual(stored);
    await connection.database.execute(sql`drop trigger refuse on historial`);
    expect(await historyOf(before)).toHaveLength(1);
    await change(before, { rol: 'creditos' }).expect(200);
  });

  it.each(Object.entries(failures))('make nobody when %s', async (_, failure) => {
    const email = `nadie.${randomUUID()}@kantuta.test`;
    const create = () =>
      app.as('administrador').post('/api/usuarios').send({ email, nombre: 'Ana Rojas', rol: 'comercial' });
    await connection.database.execute(failure);
    expect((await create()).status).toBeGreaterThanOrEqual(500);
    expect((await users.list()).map((one) => one.email)).not.toContain(email);
    await connection.database.execute(sql`drop trigger refuse on historial`);
    await create().expect(201);
  });

  it('stand when only the answer to the commit is lost', async () => {
    const before = await colleague();
    isLost = true;
    const { status } = await change(before, { rol: 'creditos' });
    isLost = false;
    expect(status).toBe(200);
    expect(await users.find(before.id)).toMatchObject({ rol: 'creditos', version: 2 });
    expect(await historyOf(before)).toHaveLength(2);
  });

  it('tell who saw an older version, before anything else is touched', async () => {
    const before = await colleague();
    await change(before, { cargo: 'Cajera' }).expect(200);
    await change(before, { cargo: 'Oficial' }).expect(409);
    expect(await users.find(before.id)).toMatchObject({ cargo: 'Cajera', version: 2 });
    expect(await historyOf(before)).toHaveLength(2);
  });

  it('put back nothing over what another wrote meanwhile', async () => {
    const before = await users.find((await colleague()).id);
    if (!before) throw new Error('nobody');
    const at = (version: number) => ({ version, actualizadoEn: new Date(Date.UTC(2026, 0, version)).toISOString() });
    const raised = { ...before, rol: 'creditos', ...at(2) };
    await users.replace(raised, 1);
    const suspended = { ...raised, estado: 'suspendido', ...at(3) };
    await users.replace(suspended, 2);
    await users.putBack?.(raised, before);
    expect(await users.find(before.id)).toMatchObject({ rol: 'creditos', estado: 'suspendido', version: 3 });
    await users.putBack?.(suspended, raised);
    expect(await users.find(before.id)).toMatchObject({ rol: 'creditos', estado: 'activo', version: 2 });
  });
});

/** A database whose connection is lost after each commit, before its answer, as long as `isLost`. */
const forgetting = (database: Database, isLost: () => boolean): Database =>
  new Proxy(database, {
    get: (target, name) =>
      name === 'transaction'
        ? async (...asked: Parameters<Database['transaction']>) => {
            const answer = await target.transaction(...asked);
            if (isLost()) throw new Error('Connection terminated unexpectedly');
            return answer;
          }
        : Reflect.get(target, name),
  });
