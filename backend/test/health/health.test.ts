import { rmSync, statSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { CONFIG } from '../../src/platform/config/config.js';
import type { Config } from '../../src/platform/config/settings.js';
import type { Database } from '../../src/platform/database/database.js';
import { HealthService } from '../../src/platform/health/health.service.js';
import { consulta } from '../intake/samples.js';
import { openTestDatabase, type TestConnection } from '../support/openTestDatabase.js';
import { startApp, type TestApp } from '../support/startApp.js';

/** Offset of the clock, which moves beyond the cache times of the probes. */
let ahead = 0;
const real = performance.now.bind(performance);
const advance = (ms: number) => {
  ahead += ms;
};
const expireProbe = () => advance(1_100);
const expireWriteCheck = () => advance(30_100);

let connection: TestConnection;
let test: TestApp;
beforeAll(async () => {
  connection = await openTestDatabase();
  test = await startApp({}, connection);
  jest.spyOn(performance, 'now').mockImplementation(() => real() + ahead);
});
afterAll(() => {
  jest.restoreAllMocks();
  return test.close();
});

const probe = async (address: string) => {
  const { status, body, headers } = await test.anonymous.get(`/api/salud${address}`);
  return { status, partes: body.partes, wait: headers['retry-after'] };
};

describe('health of a complete server', () => {
  it('is live and ready', async () => {
    expect((await test.anonymous.get('/api/salud/vivo').expect(200)).body).toEqual({ estado: 'ok' });
    expect((await test.anonymous.get('/api/salud').expect(200)).body).toEqual({ estado: 'ok' });
    expect((await test.anonymous.get('/api/salud/listo').expect(200)).body).toEqual({
      estado: 'ok',
      partes: { base: 'ok', carpeta: 'ok', proceso: 'ok' },
    });
  });
});

describe('readiness probe', () => {
  /** End of the write-ahead log of the database, and modification time of the data folder. */
  const written = async () => {
    const database: Database = test.database;
    const found = await database.execute(sql`select pg_current_wal_insert_lsn()::text as at`);
    const { DATA_DIR } = test.app.get<Config>(CONFIG, { strict: false });
    const [{ at }] = (found as unknown as { rows: [{ at: string }] }).rows;
    return { journal: at, folder: statSync(DATA_DIR).mtimeMs };
  };

  it('writes at most once in thirty seconds', async () => {
    await probe('/listo');
    const before = await written();
    for (let n = 0; n < 3; n++) {
      expireProbe();
      expect(await probe('/listo')).toMatchObject({ status: 200 });
    }
    expect(await written()).toEqual(before);
    expireWriteCheck();
    expect(await probe('/listo')).toMatchObject({ status: 200 });
    const after = await written();
    expect(after.journal).not.toBe(before.journal);
    expect(after.folder).not.toBe(before.folder);
  });
});

describe('health of a degraded server', () => {
  it('is not ready while its folder is not writable', async () => {
    const { DATA_DIR } = test.app.get<Config>(CONFIG, { strict: false });
    rmSync(DATA_DIR, { recursive: true });
    writeFileSync(DATA_DIR, 'a file in its place');
    expireProbe();
    expect(await probe('/listo')).toMatchObject({ status: 503, partes: { base: 'ok', carpeta: 'falla' } });
    rmSync(DATA_DIR);
    expireProbe();
    expect(await probe('/listo')).toMatchObject({ status: 200 });
  });

  it('is live without its database and returns 503 with Retry-After on other routes', async () => {
    await connection.lose();
    expireProbe();
    expect(await probe('/vivo')).toMatchObject({ status: 200 });
    expect(await probe('/listo')).toMatchObject({ status: 503, partes: { base: 'falla', carpeta: 'ok' }, wait: '10' });
    expect(await probe('')).toMatchObject({ status: 503, partes: undefined });
    const answers = await Promise.all([
      test.anonymous.get('/api/publico/novedades'),
      test.anonymous.get('/api/cotizacion'),
      test.anonymous.get('/api/publico/busqueda?q=ahorro'),
      test.anonymous.post('/api/publico/contactanos/consultas').send(consulta),
      test.as('administrador').get('/api/novedades'),
      test.as('administrador').post('/api/novedades').send({ titulo: 'Feria' }),
    ]);
    expect(answers.map(({ status, body, headers }) => [status, body.codigo, headers['retry-after']])).toEqual(
      answers.map(() => [503, 'no_disponible', '10']),
    );
  });

  it('is not ready during shutdown', async () => {
    test.app.get(HealthService, { strict: false }).stop();
    expect(await probe('/listo')).toMatchObject({ status: 503, partes: { proceso: 'falla' } });
    expect(await probe('/vivo')).toMatchObject({ status: 200 });
  });
});
