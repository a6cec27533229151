import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sections, todayInLaPaz } from '@coop/domain';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/startApp.js';
import { until } from '../support/until.js';
import { createSubscription, lineThat, PATH } from './listeners.js';

const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-receptor-'));
const documentation = readFileSync(path.join(import.meta.dirname, '../../../docs/integradores.md'), 'utf8');
const [code = ''] = /(?<=```js\n)import \{ createHmac[\s\S]*?(?=```)/.exec(documentation) ?? [];

let test: TestApp;
let receiver: ChildProcess | undefined;
let output = '';
beforeAll(async () => {
  test = await startApp({ WEBHOOKS_REDES_INTERNAS: '127.0.0.0/8' });
});
afterAll(async () => {
  receiver?.kill();
  await test.close();
  rmSync(folder, { recursive: true });
});

const freePort = () =>
  new Promise<string>((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(String(port)));
    });
  });

/** An API key that may read the sections of the webhook. */
async function key(): Promise<string> {
  const admin = test.as('administrador');
  const permisos = [{ seccion: 'novedades', accion: 'leer' }];
  const machine = {
    nombre: 'Espejo',
    responsable: 'Sistemas',
    rol: 'administrador',
    permisos,
    venceEn: todayInLaPaz(),
  };
  const { body } = await admin.post('/api/sitio/accesos-de-sistemas').send(machine).expect(201);
  return (await admin.post(`/api/sitio/accesos-de-sistemas/${body.id}/clave`).expect(200)).body.clave;
}

it('the documented receiver accepts valid deliveries and rejects forged ones', async () => {
  const port = await freePort();
  const { row, secreto } = await createSubscription(test, `http://127.0.0.1:${port}/avisos`);
  const file = path.join(folder, 'receptor.mjs');
  writeFileSync(file, code);
  const env = { COOPERATIVA: test.origin, CLAVE: await key(), SECRETO: secreto, PUERTO: port };
  receiver = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  receiver.stdout?.on('data', (piece: Buffer) => (output += piece));
  await until(() => output.includes('escucha'));
  const { titulo } = (
    await test.as('administrador').post('/api/novedades').send(sections.novedades.example).expect(201)
  ).body;
  await until(() => output.includes('novedades.crear {') && output.includes(titulo));
  await test.as('administrador').post(`${PATH}/${row.id}/probar`).expect(202);
  await lineThat(test, row.id, ({ tipo, estado }) => tipo === 'prueba' && estado === 'entregada');
  const forged = await fetch(`http://127.0.0.1:${port}/avisos`, {
    method: 'POST',
    headers: { 'webhook-id': 'x', 'webhook-timestamp': String(Date.now() / 1_000), 'webhook-signature': 'v1,AAAA' },
    body: '{}',
  });
  expect(forged.status).toBe(401);
});
