import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { RouteList } from '../../src/auth/route-list.js';
import { type Connection, connect } from '../../src/database/connect.js';
import { consulta, reclamo } from '../intake/samples.js';
import { captureLog } from '../support/captureLog.js';
import { openCuttable } from '../support/openCuttable.js';
import { openTestDatabase } from '../support/openTestDatabase.js';
import { startApp, type TestApp } from '../support/startApp.js';

// A folder's database can't be cut off from its process.
const suite = process.env.TEST_DATABASE === 'postgres' ? describe : describe.skip;

/** What somebody typed: a word, and a number. */
const WORD = 'Zxcanarita';
const NUMBER = '9182736455';
const TYPED = `${WORD} ${NUMBER}`;
const ID = '0199aaaa-0000-7000-8000-000000000000';

/** What people type wherever they can: a question for any list, and the fields of any form. */
const query = {
  q: TYPED,
  filter: JSON.stringify({ q: TYPED }),
  producto: TYPED,
  texto: TYPED,
  access_token: TYPED,
};
const forms: Record<string, object> = {
  'contactanos/consultas': { ...consulta, nombres: WORD, mensaje: `${consulta.mensaje} ${TYPED}` },
  'contactanos/reclamos': reclamo({ nombres: WORD, numeroDocumento: NUMBER, correo: `${WORD}@correo.com` }),
  seguimiento: { codigo: 'REC-2026-000001', numeroDocumento: NUMBER },
  'accounts\\:signInWithPassword': { email: `${WORD}@correo.com`, password: TYPED, returnSecureToken: true },
  'api/saldos/consulta': { criterio: 'numeroDocumento', valor: NUMBER, motivo: 'reclamo' },
};
const anything = { titulo: TYPED, nombre: WORD, numeroDocumento: NUMBER, correo: `${WORD}@correo.com`, [WORD]: TYPED };

suite('whatever people type, with the database and without it', () => {
  let direct: Connection;
  let way: Awaited<ReturnType<typeof openCuttable>>;
  let test: TestApp;
  let routes: { method: string; path: string; who: string }[];
  let log: ReturnType<typeof captureLog>;
  beforeAll(async () => {
    direct = await openTestDatabase();
    const { rows } = (await direct.database.execute(sql`select current_database() as name`)) as unknown as {
      rows: { name: string }[];
    };
    const url = new URL(process.env.DATABASE_URL as string);
    url.pathname = `/${rows[0]?.name}`;
    way = await openCuttable(url.href);
    test = await startApp({}, await connect({ DATABASE_URL: way.url, DATA_DIR: '' }));
    routes = test.app
      .get(RouteList, { strict: false })
      .lines()
      .map((line) => line.split(' ') as [string, string, string])
      .map(([method, path, who]) => ({ method, path, who }))
      // What may be read first: who asks is remembered for some seconds, and then no question reaches the database.
      .sort((a, b) => Number(b.method === 'GET') - Number(a.method === 'GET') || a.path.length - b.path.length);
    log = captureLog();
  });
  afterAll(async () => {
    log.stop();
    await test.close();
    await direct.close();
  });

  /** Asks every door of the server; the statuses that came. */
  async function askEverything(): Promise<Set<number>> {
    const statuses = new Set<number>();
    for (const { method, path, who } of routes) {
      const asker = who === 'public' ? test.anonymous : test.as('administrador');
      const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
      const own = Object.entries(forms).find(([name]) => path.endsWith(name));
      const request = asker[verb](path.replaceAll('\\', '').replaceAll(/:\w+/g, ID))
        .query(query)
        .set('User-Agent', TYPED)
        .set('Referer', `http://127.0.0.1/buscar?q=${WORD}`)
        .set('X-Request-Id', TYPED);
      const { status } = await (['post', 'put'].includes(verb) ? request.send(own?.[1] ?? anything) : request);
      statuses.add(status);
    }
    return statuses;
  }
  const problems = () => log.lines.filter((line) => line.includes('"level":"error"'));

  it('reaches the log neither where it is taken nor where it is refused', async () => {
    const statuses = await askEverything();
    expect([...statuses]).toEqual(expect.arrayContaining([200, 201, 400, 404, 422]));
    expect(log.lines.length).toBeGreaterThanOrEqual(routes.length);
    expect(log.lines.filter((line) => line.includes(WORD) || line.includes(NUMBER))).toEqual([]);
  });

  it('reaches it not even while nothing can be asked of the database', async () => {
    await test.as('administrador').get('/api/yo').expect(200);
    await way.cut();
    await askEverything();
    await way.mend();
    expect(problems().filter((line) => line.includes('ECONNREFUSED')).length).toBeGreaterThan(20);
    const told = log.lines.filter((line) => new RegExp(`${WORD}|${NUMBER}`, 'i').test(line));
    expect(told).toEqual([]);
  });

  it('leaves lines that are each an object of JSON', () => {
    for (const line of log.lines) {
      expect(line.endsWith('}\n')).toBe(true);
      expect(JSON.parse(line)).toMatchObject({ level: expect.stringMatching(/^[a-z]+$/), time: expect.any(Number) });
    }
  });
});
