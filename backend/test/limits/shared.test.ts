import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { and, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Connection } from '../../src/platform/database/connect.js';
import type { Database } from '../../src/platform/database/database.js';
import { historial } from '../../src/platform/database/schema/history.js';
import { tables } from '../../src/platform/database/tables/tables.js';
import { signedInEarlier } from '../auth/signedInEarlier.js';
import { consulta, reclamo, sendTo } from '../intake/samples.js';
import { linesOf } from '../mail/mails.js';
import { storeRow } from '../panel/storeRow.js';
import { captureLog } from '../support/captureLog.js';
import { openTestDatabase } from '../support/openTestDatabase.js';
import { startApp, type TestApp } from '../support/startApp.js';
import { until } from '../support/until.js';

// PGlite has a single process, which counts in memory.
const suite = process.env.TEST_DATABASE === 'postgres' ? describe : describe.skip;

suite('three servers on one database (PostgreSQL)', () => {
  let connection: Connection;
  let servers: TestApp[];
  beforeAll(async () => {
    connection = await openTestDatabase();
    const settings = { TRUSTED_PROXIES: '1', HASH_SALT: 'una-sal-de-todas-las-pruebas' };
    servers = [];
    for (let n = 0; n < 3; n++) servers.push(await startApp(settings, { ...connection, close: async () => undefined }));
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await connection.close();
  });

  /** Returns the statuses of concurrent requests distributed over the servers. */
  const statuses = async (times: number, send: (server: TestApp, n: number) => PromiseLike<{ status: number }>) => {
    const answers = Array.from({ length: times }, (_, n) => send(servers[n % 3] as TestApp, n));
    return (await Promise.all(answers)).map(({ status }) => status);
  };
  const count = (all: readonly number[], expected: number) => all.filter((status) => status === expected).length;
  const track = (server: TestApp, codigo: string, numeroDocumento: string, address: string) =>
    server.anonymous.post('/api/publico/seguimiento').set('X-Forwarded-For', address).send({ codigo, numeroDocumento });

  it('limit a network to twenty forms a minute in total', async () => {
    const send = (server: TestApp, n: number) =>
      sendTo(server, '198.51.100.50')('consultas', { ...consulta, mensaje: `${consulta.mensaje} Pregunta ${n}` });
    const all = await statuses(24, send);
    expect([count(all, 201), count(all, 429)]).toEqual([20, 4]);
  });

  it('limit a network to three complaints an hour per document in total', async () => {
    const send = (server: TestApp) =>
      sendTo(server, '198.51.100.51')('reclamos', reclamo({ numeroDocumento: '7200001' }));
    const all: number[] = [];
    for (let n = 0; n < 4; n++) all.push((await send(servers[n % 3] as TestApp)).status);
    expect(all).toEqual([201, 201, 201, 429]);
  });

  it('count tracking failures together, and accept the right document', async () => {
    const [first] = servers as [TestApp];
    const { body } = await sendTo(first, '198.51.100.52')('reclamos', reclamo({ numeroDocumento: '7200002' })).expect(
      201,
    );
    const all = await statuses(15, (server, n) => track(server, body.codigo, `77777${n}`, '198.51.100.53'));
    expect([count(all, 404), count(all, 429)]).toEqual([5, 10]);
    expect(await statuses(3, (server) => track(server, body.codigo, '7200002', '198.51.100.53'))).toEqual([
      200, 200, 200,
    ]);
  });

  it('count failed sign-ins together', async () => {
    const all = await statuses(15, ({ anonymous }) =>
      anonymous
        .post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo')
        .set('X-Forwarded-For', '198.51.100.54')
        .send({ email: 'nadie@kantuta.test', password: 'no-es-esta', returnSecureToken: true }),
    );
    expect([count(all, 400), count(all, 429)]).toEqual([5, 10]);
  });

  it('limit password resets of a mailbox to three an hour per network and fifteen in total', async () => {
    const [first] = servers as [TestApp];
    const correo = `rrhh.${first.uids.rrhh}@kantuta.test`;
    const forget = (address: string) => (server: TestApp) =>
      server.anonymous.post('/api/clave/olvido').set('X-Forwarded-For', address).send({ correo });
    const links = async () => (await linesOf(first, first.uids.rrhh)).length;
    expect(count(await statuses(9, forget('198.51.100.56')), 204)).toBe(9);
    await until(async () => (await links()) >= 3);
    await setTimeout(300);
    expect(await links()).toBe(3);
    for (let n = 0; n < 6; n++) await statuses(3, forget(`198.51.101.${n}`));
    await until(async () => (await links()) >= 15);
    await setTimeout(300);
    expect(await links()).toBe(15);
  });

  it('require a recent sign-in after listing many rows of people', async () => {
    const [first] = servers as [TestApp];
    const row = await storeRow(first, 'servicios/autorizaciones-debito');
    const others = Array.from({ length: 1_000 }, () => {
      const id = uuidv7();
      return { ...row, id, codigo: id.slice(-12) };
    });
    await connection.database.insert(tables['servicios/autorizaciones-debito']).values(others as never);
    const tokenFrom = await signedInEarlier(first, 'administrador');
    const delivered = new Set<string>();
    for (let n = 0; n < 20; n++) {
      const { status, body } = await (servers[n % 3] as TestApp).anonymous
        .get('/api/servicios/autorizaciones-debito')
        .query({ range: `[${n * 50},${n * 50 + 49}]`, sort: '["id","ASC"]' })
        .set('Authorization', `Bearer ${tokenFrom(16)}`);
      if (status === 200) for (const { id } of body) delivered.add(id);
      else expect(body.codigo).toBe('reautenticacion_requerida');
    }
    expect(delivered.size).toBeGreaterThanOrEqual(500);
    expect(delivered.size).toBeLessThanOrEqual(800);
    const rows = await connection.database
      .select({ titulo: historial.titulo })
      .from(historial)
      .where(and(eq(historial.accion, 'exportar'), eq(historial.seccion, 'servicios/autorizaciones-debito')));
    expect(rows).toEqual([{ titulo: 'Más de 500 registros listados en una hora' }]);
  });

  it('store hashed keys only', async () => {
    const { rows } = (await connection.database.execute(sql`select key from limites`)) as unknown as {
      rows: { key: string }[];
    };
    expect(rows.length).toBeGreaterThan(5);
    for (const { key } of rows) expect(key).toMatch(/^[a-zA-Z]+:[0-9a-f]{64}$/);
  });

  it('count separately while the shared counts are unavailable, and log it', async () => {
    const [first] = servers as [TestApp];
    const database: Database = first.database;
    await database.execute(sql`alter table limites rename to limites_ausentes`);
    const log = captureLog();
    const all: number[] = [];
    for (let n = 0; n < 6; n++) all.push((await track(first, 'REC-2026-777777', `77777${n}`, '198.51.100.55')).status);
    log.stop();
    expect(all).toEqual([404, 404, 404, 404, 404, 429]);
    expect(log.text()).toContain('Rate limits count in this process alone');
    await first.as('administrador').get('/api/novedades').expect(200);
    await database.execute(sql`alter table limites_ausentes rename to limites`);
  });
});
