import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Response } from 'express';
import { Client } from 'pg';
import { type FormAnswer, FormPages } from '../../src/cases/intake/form-pages.js';
import { consulta, sendTo } from '../intake/samples.js';
import { startApp, type TestApp } from '../support/startApp.js';

let app: TestApp;
let name: string;
/** Connection to another database, to close the tested one. */
const server = new Client(process.env.DATABASE_URL);
beforeAll(async () => {
  app = await startApp();
  app.app.get(FormPages, { strict: false }).drawWith(async (_, { status, actionData }, __, response: Response) => {
    const { mensaje, valores } = actionData as FormAnswer;
    response.status(status).type('html').send(`${mensaje}: ${valores.nombres}`);
  });
  const database = app.database;
  const found = await database.execute(sql`select current_database() as name`);
  [{ name }] = (found as unknown as { rows: [{ name: string }] }).rows;
  await server.connect();
});
afterAll(async () => {
  await server.end();
  await app.close();
});

/** Refuses new connections and ends the open ones. */
async function close() {
  await server.query(`alter database ${name} allow_connections false`);
  await server.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [name]);
}
const open = () => server.query(`alter database ${name} allow_connections true`);
const expectUnavailable = async () => {
  for (const path of ['novedades', 'busqueda?q=ahorro']) {
    const { headers } = await app.anonymous.get(`/api/publico/${path}`).expect(503);
    expect(headers['retry-after']).toBeDefined();
  }
  await sendTo(app)('consultas', consulta).expect(503);
  // Without JavaScript the page shows the error and keeps the input.
  const { type, text, headers } = await app.anonymous
    .post('/api/publico/contactanos/consultas')
    .type('form')
    .set('Accept', 'text/html')
    .send({ ...consulta, aceptaTratamiento: 'on' })
    .expect(503);
  expect([type, headers['retry-after']]).toEqual(['text/html', '10']);
  expect(text).toBe('El servicio no está disponible por el momento: María Elena');
  // Each request fails: the response promises no e-mail that can't be sent.
  for (const _ of Array(5))
    await app.anonymous.post('/api/clave/olvido').send({ correo: 'nadie@ejemplo.bo' }).expect(503);
  await app.as('administrador').get('/api/novedades').expect(503);
};

test('a database that rejects connections or is renamed returns 503 and recovers (PostgreSQL)', async () => {
  await close();
  try {
    await expectUnavailable();
    await server.query(`alter database ${name} rename to ${name}_x`);
    await expectUnavailable().finally(() => server.query(`alter database ${name}_x rename to ${name}`));
  } finally {
    await open();
  }
  await app.as('administrador').get('/api/novedades').expect(200);
  await sendTo(app)('consultas', consulta).expect(201);
  await app.anonymous.post('/api/clave/olvido').send({ correo: 'nadie@ejemplo.bo' }).expect(204);
});
