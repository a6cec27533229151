import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Test } from 'supertest';
import { RouteList } from '../../src/platform/auth/route-list.js';
import { type Connection, connect } from '../../src/platform/database/connect.js';
import { consulta, reclamo } from '../intake/samples.js';
import { captureLog } from '../support/captureLog.js';
import { openCuttable } from '../support/openCuttable.js';
import { openTestDatabase } from '../support/openTestDatabase.js';
import { startApp, type TestApp } from '../support/startApp.js';

// The embedded database runs inside the process, so it cannot lose its connection.
const suite = process.env.TEST_DATABASE === 'postgres' ? describe : describe.skip;

/** Word and number that a user typed. */
const WORD = 'Zxcanarita';
const NUMBER = '9182736455';
const TYPED = `${WORD} ${NUMBER}`;
const ID = '0199aaaa-0000-7000-8000-000000000000';
const AT_ONCE = 8;
/** Event stream, whose response never ends on its own. */
const STREAM = '/api/panel/eventos';
/** Skips the response body and disconnects as soon as the response begins. */
const disconnect: Parameters<Test['parse']>[0] = (answer, done) => {
  done(null, {});
  (answer as unknown as IncomingMessage).destroy();
};

type Target = { method: 'get' | 'post' | 'put' | 'delete'; path: string; access: string; query: object };

/** Search queries of lists: each list accepts one of the two forms. */
const searchQueries = [{ q: TYPED }, { filter: JSON.stringify({ q: TYPED }) }];
const allParameters = { ...searchQueries[0], ...searchQueries[1], producto: TYPED, texto: TYPED, access_token: TYPED };
const forms: Record<string, object> = {
  'contactanos/consultas': { ...consulta, nombres: WORD, mensaje: `${consulta.mensaje} ${TYPED}` },
  'contactanos/reclamos': reclamo({ nombres: WORD, numeroDocumento: NUMBER, correo: `${WORD}@correo.com` }),
  seguimiento: { codigo: 'REC-2026-000001', numeroDocumento: NUMBER },
  'accounts\\:signInWithPassword': { email: `${WORD}@correo.com`, password: TYPED, returnSecureToken: true },
  'api/saldos/consulta': { criterio: 'numeroDocumento', valor: NUMBER, motivo: 'reclamo' },
};
const personalValues = {
  titulo: TYPED,
  nombre: WORD,
  numeroDocumento: NUMBER,
  correo: `${WORD}@correo.com`,
  [WORD]: TYPED,
};

suite('user input in logs with and without a database', () => {
  let direct: Connection;
  let proxy: Awaited<ReturnType<typeof openCuttable>>;
  let test: TestApp;
  let targets: Target[];
  let log: ReturnType<typeof captureLog>;
  beforeAll(async () => {
    direct = await openTestDatabase();
    const { rows } = (await direct.database.execute(sql`select current_database() as name`)) as unknown as {
      rows: { name: string }[];
    };
    const url = new URL(process.env.DATABASE_URL as string);
    url.pathname = `/${rows[0]?.name}`;
    proxy = await openCuttable(url.href);
    test = await startApp({}, await connect({ DATABASE_URL: proxy.url, DATA_DIR: '' }));
    const routes = test.app
      .get(RouteList, { strict: false })
      .lines()
      .map((line) => line.split(' ') as [string, string, string])
      .map(([method, path, access]) => ({ method: method.toLowerCase() as Target['method'], path, access }));
    const lists = routes.filter(({ method, path }) => method === 'get' && !path.includes(':'));
    // Staff lists go first: without the cached user, authentication fails before any of their queries.
    lists.sort((one, other) => Number(one.access === 'public') - Number(other.access === 'public'));
    targets = [
      ...searchQueries.flatMap((query) => lists.map((list) => ({ ...list, query }))),
      ...routes.map((route) => ({ ...route, query: allParameters })),
    ];
    log = captureLog();
  });
  afterAll(async () => {
    log.stop();
    await test.close();
    await direct.close();
  });

  const statusOf = async ({ method, path, access, query }: Target): Promise<number> => {
    const client = access === 'public' ? test.anonymous : test.as('administrador');
    const form = Object.entries(forms).find(([name]) => path.endsWith(name));
    const request = client[method](path.replaceAll('\\', '').replaceAll(/:\w+/g, ID))
      .query(query)
      .set('User-Agent', TYPED)
      .set('Referer', `http://127.0.0.1/buscar?q=${WORD}`)
      .set('X-Request-Id', TYPED);
    if (path === STREAM) request.buffer(true).parse(disconnect);
    const { status } = await (['post', 'put'].includes(method) ? request.send(form?.[1] ?? personalValues) : request);
    return status;
  };
  /** Requests every route of the server and returns the statuses. */
  async function requestAllRoutes(): Promise<Set<number>> {
    const statuses = new Set<number>();
    for (let at = 0; at < targets.length; at += AT_ONCE)
      for (const status of await Promise.all(targets.slice(at, at + AT_ONCE).map(statusOf))) statuses.add(status);
    return statuses;
  }

  it('stays out of the log for accepted and rejected requests', async () => {
    const statuses = await requestAllRoutes();
    expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 400, 404, 422]));
    // Health checks are not logged.
    const logged = targets.filter(({ path }) => !path.startsWith('/api/salud'));
    expect(log.lines.length).toBeGreaterThanOrEqual(logged.length);
    expect(log.lines.filter((line) => line.includes(WORD) || line.includes(NUMBER))).toEqual([]);
  });

  it('stays out of the log while the database is unreachable', async () => {
    await test.as('administrador').get('/api/yo').expect(200);
    await proxy.cut();
    const statuses = await requestAllRoutes();
    await proxy.mend();
    expect(Math.max(...statuses)).toBeGreaterThanOrEqual(500);
    expect(log.text()).toContain('ECONNREFUSED');
    const leaks = log.lines.filter((line) => new RegExp(`${WORD}|${NUMBER}`, 'i').test(line));
    expect(leaks).toEqual([]);
  });

  it('leaves the log as one JSON object per line', () => {
    for (const line of log.lines) {
      expect(line.endsWith('}\n')).toBe(true);
      expect(JSON.parse(line)).toMatchObject({ level: expect.stringMatching(/^[a-z]+$/), time: expect.any(Number) });
    }
  });
});
