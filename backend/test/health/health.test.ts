import { rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CONFIG, type Config } from '../../src/config.js';
import { HealthService } from '../../src/health/health.service.js';
import { consulta } from '../intake/samples.js';
import { openTestDatabase, type TestConnection } from '../support/openTestDatabase.js';
import { startApp, type TestApp } from '../support/startApp.js';

/** Longer than an answer is kept. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 2_100));

let connection: TestConnection;
let test: TestApp;
beforeAll(async () => {
  connection = await openTestDatabase();
  test = await startApp({}, connection);
});
afterAll(() => test.close());

const asked = async (address: string) => {
  const { status, body, headers } = await test.anonymous.get(`/api/salud${address}`);
  return { status, partes: body.partes, wait: headers['retry-after'] };
};

describe('a server with all it needs', () => {
  it('lives and is ready, and says no more than that', async () => {
    expect((await test.anonymous.get('/api/salud/vivo').expect(200)).body).toEqual({ estado: 'ok' });
    expect((await test.anonymous.get('/api/salud').expect(200)).body).toEqual({ estado: 'ok' });
    expect((await test.anonymous.get('/api/salud/listo').expect(200)).body).toEqual({
      estado: 'ok',
      partes: { base: 'ok', carpeta: 'ok', proceso: 'ok' },
    });
  });
});

describe('a server that lacks something', () => {
  it('is not ready while its folder takes nothing', async () => {
    const { DATA_DIR } = test.app.get<Config>(CONFIG, { strict: false });
    rmSync(DATA_DIR, { recursive: true });
    writeFileSync(DATA_DIR, 'a file in its place');
    await pause();
    expect(await asked('/listo')).toMatchObject({ status: 503, partes: { base: 'ok', carpeta: 'falla' } });
    rmSync(DATA_DIR);
    await pause();
    expect(await asked('/listo')).toMatchObject({ status: 200 });
  });

  it('lives without its database, and everything else says when to come back', async () => {
    await connection.lose();
    await pause();
    expect(await asked('/vivo')).toMatchObject({ status: 200 });
    expect(await asked('/listo')).toMatchObject({ status: 503, partes: { base: 'falla', carpeta: 'ok' }, wait: '10' });
    expect(await asked('')).toMatchObject({ status: 503, partes: undefined });
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

  it('is not ready once it stops', async () => {
    test.app.get(HealthService, { strict: false }).stop();
    expect(await asked('/listo')).toMatchObject({ status: 503, partes: { proceso: 'falla' } });
    expect(await asked('/vivo')).toMatchObject({ status: 200 });
  });
});
