import { randomUUID } from 'node:crypto';
import type { Rol } from '@coop/domain';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { notify } from '../../src/platform/database/notices.js';
import { MAX_STREAMS_PER_USER, StaffStreams } from '../../src/platform/live/staff-streams.js';
import { UserCache } from '../../src/platform/users/user-cache.js';
import { order, register } from '../cases/complaint.js';
import { openTestDatabase } from '../support/openTestDatabase.js';
import { startApp, type TestApp } from '../support/startApp.js';
import { until } from '../support/until.js';
import { openStream, type Stream } from './openStream.js';

const RECLAMOS = 'contactanos/reclamos';

/** Two processes on one database: events of one reach the streams of the other. */
let test: TestApp;
let other: TestApp;
beforeAll(async () => {
  const connection = await openTestDatabase();
  test = await startApp({}, connection);
  other = await startApp({}, { ...connection, close: async () => undefined });
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const newTab = () => randomUUID().replaceAll('-', '');

const open: Stream[] = [];
afterEach(() => {
  for (const stream of open.splice(0)) stream.leave();
});
async function openStreamOf(app: TestApp, token: string): Promise<Stream> {
  const stream = await openStream(app.origin, token);
  open.push(stream);
  await stream.waitFor('todo');
  return stream;
}
const putPresence = (app: TestApp, rol: Rol, tab: string, registro: string, haciendo: string | null = null) =>
  app.as(rol).put(`/api/panel/presencia/${tab}`).send({ seccion: RECLAMOS, registro, haciendo });

describe('event stream of the panel', () => {
  it('notifies staff with access to the section about a changed row in every process', async () => {
    const [sameProcess, otherProcess, withoutAccess] = await Promise.all([
      openStreamOf(test, test.tokens.administrador),
      openStreamOf(other, test.tokens.comercial),
      openStreamOf(other, test.tokens.finanzas),
    ]);
    const { id, version } = await register(test);
    const is = ({ seccion, registros }: Record<string, unknown>) =>
      seccion === RECLAMOS && (registros as { id: string }[]).some((row) => row.id === id);
    expect(await sameProcess.waitFor('cambio', is)).toEqual({
      seccion: RECLAMOS,
      registros: [{ id, version }],
      propio: false,
    });
    expect(await otherProcess.waitFor('cambio', is)).toMatchObject({ propio: true });
    // This event of the user follows those of the row, so none is pending.
    await test.as('finanzas').put('/api/panel/avisos/leidos').send({ claves: [] }).expect(200);
    await other.as('finanzas').put('/api/panel/avisos/leidos').send({ claves: [] }).expect(200);
    await withoutAccess.waitFor('avisos');
    expect(withoutAccess.events.filter(({ data }) => data.seccion === RECLAMOS)).toEqual([]);
  });

  it('sends no event for a rejected action', async () => {
    const stream = await openStreamOf(test, test.tokens.comercial);
    const row = await register(test);
    await stream.waitFor('cambio');
    await order(test, row, 'responder', { respuesta: 'x' }).expect(422);
    const next = await register(test, { numeroDocumento: '4567892' });
    await stream.waitFor('cambio', ({ registros }) => (registros as { id: string }[])[0]?.id === next.id);
    expect(stream.events.filter(({ event }) => event === 'cambio')).toHaveLength(2);
  });

  it('sends a full reload for an unknown notice of another release', async () => {
    const stream = await openStreamOf(other, test.tokens.comercial);
    const reloads = () => stream.events.filter(({ event }) => event === 'todo').length;
    for (const notice of ['null', '5', '{"kind":"rows"}']) await notify(test.database, 'personal', notice);
    await until(() => reloads() === 4);
  });

  it('rejects visitors, invalid tokens and other content types', async () => {
    await test.anonymous.get('/api/panel/eventos').set('Accept', 'text/event-stream').expect(401);
    await test.anonymous.get('/api/panel/eventos').set('Authorization', 'Bearer a.b.c').expect(401);
    await test.as('comercial').get('/api/panel/eventos').set('Accept', 'application/json').expect(400);
    await test.as('comercial').head('/api/panel/eventos').set('Accept', 'text/event-stream').expect(400);
  });

  it('ends for a suspended user only', async () => {
    const { uid, token } = await test.signUp('comercial');
    const [stream, another] = [await openStreamOf(other, token), await openStreamOf(other, test.tokens.comercial)];
    const { body } = await test.as('sistemas').get(`/api/usuarios/${uid}`).expect(200);
    await test.as('sistemas').post(`/api/usuarios/${uid}/suspender`).send({ version: body.version }).expect(200);
    await stream.ended;
    const { id } = await register(test, { numeroDocumento: '4567893' });
    await another.waitFor('cambio', ({ registros }) => (registros as { id: string }[])[0]?.id === id);
    await expect(openStream(other.origin, token)).rejects.toThrow('403');
  });

  it('stays open while the session cannot be checked', async () => {
    const { uid, token } = await test.signUp('finanzas');
    const streams = test.app.get(StaffStreams, { strict: false });
    const stream = await openStreamOf(test, token);
    await test.database.execute(sql`alter table usuarios rename to usuarios_fuera`);
    test.app.get(UserCache, { strict: false }).drop('');
    await streams.look(uid).finally(() => test.database.execute(sql`alter table usuarios_fuera rename to usuarios`));
    await test.as('finanzas').put('/api/panel/avisos/leidos').send({ claves: [] }).expect(200);
    expect(streams.all().filter(({ staff, events }) => staff.uid === uid && events.isOpen)).toHaveLength(1);
    stream.leave();
  });

  it('ends for the previous role after a role change', async () => {
    const { uid, token } = await test.signUp('finanzas');
    const streams = other.app.get(StaffStreams, { strict: false });
    await openStreamOf(other, token);
    const { body } = await test.as('sistemas').get(`/api/usuarios/${uid}`).expect(200);
    await test.as('sistemas').put(`/api/usuarios/${uid}`).send({ version: body.version, rol: 'rrhh' }).expect(200);
    // A role change ends the sessions of the previous role and their streams.
    await until(() => streams.all().every(({ staff }) => staff.uid !== uid || staff.rol === 'rrhh'));
  });

  it('has a limit per user that does not affect other users', async () => {
    const { token } = await test.signUp('comercial');
    const own = await Promise.all(Array.from({ length: MAX_STREAMS_PER_USER }, () => openStreamOf(test, token)));
    await expect(openStream(test.origin, token)).rejects.toThrow('429');
    await openStreamOf(test, test.tokens.comercial);
    own[0]?.leave();
    await until(() =>
      openStream(test.origin, token).then(
        (stream) => open.push(stream),
        () => false,
      ),
    );
  });

  it('closes at shutdown and then returns 503', async () => {
    const connection = await openTestDatabase();
    const stopping = await startApp({}, connection);
    const stream = await openStreamOf(stopping, stopping.tokens.comercial);
    stopping.app.get(StaffStreams, { strict: false }).stop();
    await stream.ended;
    await expect(openStream(stopping.origin, stopping.tokens.comercial)).rejects.toThrow('503');
    await stopping.close();
  });
});

describe('presence on a row', () => {
  it('is sent to other readers of the section with the current action until the user leaves', async () => {
    const { id } = await register(test, { numeroDocumento: '4567894' });
    const [colleague, withoutAccess, own] = await Promise.all([
      openStreamOf(other, test.tokens.administrador),
      openStreamOf(other, test.tokens.finanzas),
      openStreamOf(test, test.tokens.comercial),
    ]);
    const tab = newTab();
    const reloads = (haciendo: string | null) => ({
      seccion: RECLAMOS,
      registro: id,
      personas: [{ nombre: 'Usuario comercial', haciendo }],
    });
    const isHere = ({ registro, personas }: Record<string, unknown>) => registro === id && (personas as []).length > 0;
    await putPresence(test, 'comercial', tab, id).expect(204);
    expect(await colleague.waitFor('presencia', isHere)).toEqual(reloads(null));
    await putPresence(test, 'comercial', tab, id, 'responder').expect(204);
    await until(() => JSON.stringify(colleague.events.at(-1)?.data) === JSON.stringify(reloads('responder')));
    // A stream that opens later receives the current presence immediately.
    expect(
      await (
        await openStreamOf(other, test.tokens.creditos).then(() => openStreamOf(other, test.tokens.administrador))
      ).waitFor('presencia', isHere),
    ).toEqual(reloads('responder'));
    await test.as('comercial').delete(`/api/panel/presencia/${tab}`).expect(204);
    expect(
      await colleague.waitFor(
        'presencia',
        ({ registro, personas }) => registro === id && (personas as []).length === 0,
      ),
    ).toBeTruthy();
    expect(withoutAccess.events.filter(({ event }) => event === 'presencia')).toEqual([]);
    // Users do not receive their own presence.
    expect(own.events.filter(({ data }) => isHere(data))).toEqual([]);
  });

  it.each<[string, Rol, object, number]>([
    ['a row of a section without access', 'finanzas', {}, 403],
    ['an unknown row', 'comercial', { registro: randomUUID() }, 404],
    ['an invalid identifier', 'comercial', { registro: 'no es un identificador' }, 404],
    ['an unknown section', 'comercial', { seccion: 'nada' }, 404],
    ['an unknown action', 'comercial', { haciendo: 'volar' }, 403],
    ['an unknown field', 'comercial', { nombre: 'Otra persona' }, 422],
  ])('rejects %s', async (_, rol, wrong, status) => {
    const { id } = await register(test, { numeroDocumento: '4567895' });
    const at = { seccion: RECLAMOS, registro: id, haciendo: null, ...wrong };
    await test.as(rol).put(`/api/panel/presencia/${newTab()}`).send(at).expect(status);
    await test.anonymous.put(`/api/panel/presencia/${newTab()}`).send(at).expect(401);
  });
});
