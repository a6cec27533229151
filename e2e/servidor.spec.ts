import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from './support/findFreePort.js';
import { Server } from './support/server.js';
import { expect, test } from './support/test.js';

const built = (workspace: 'backend' | 'demo') => path.join(import.meta.dirname, `../${workspace}/dist/main.js`);
const IN_FLIGHT = 6;

let dataDir: string;
test.beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'kantuta-servidor-'));
});
test.afterEach(() => rm(dataDir, { recursive: true, force: true }));

const consulta = (n: number) =>
  JSON.stringify({
    nombres: 'Rosa',
    primerApellido: 'Mamani',
    correo: `rosa${n}@ejemplo.bo`,
    tema: 'ahorro',
    mensaje: `Quisiera saber cómo abro mi caja de ahorro número ${n}.`,
    medioRespuesta: 'correo',
    aceptaTratamiento: true,
  });

/** Sends a request without the last byte of its body. */
async function begin(port: number, body: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /api/publico/contactanos/consultas HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, 10)}`,
  );
  return socket;
}

test('a shutdown completes pending requests and ends within 2 s', async () => {
  test.setTimeout(240_000);
  const port = await findFreePort();
  const server = new Server(port, { DATA_DIR: dataDir, CHALLENGE: 'off', TRUSTED_PROXIES: '1' });
  await server.start();
  const bodies = Array.from({ length: IN_FLIGHT }, (_, n) => consulta(n));
  const sockets = await Promise.all(bodies.map((body) => begin(port, body)));
  const answers = sockets.map((socket) => text(socket));
  await wait(500);
  const ended = server.stop();
  await wait(500);
  await expect(fetch(`${server.origin}/api/salud/vivo`)).rejects.toThrow();
  for (const [n, socket] of sockets.entries()) socket.write((bodies[n] as string).slice(10));
  for (const answer of await Promise.all(answers)) {
    expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    expect(answer).toMatch(/^Connection: close\r$/m);
  }
  const answered = Date.now();
  expect(await ended).toBe(0);
  expect(Date.now() - answered).toBeLessThan(2_000);
});

/** The server's message when it refuses to start. */
async function refusalOf(workspace: 'backend' | 'demo', settings: Record<string, string>): Promise<string> {
  const { NODE_ENV, DATABASE_URL, ...env } = process.env;
  const child: ChildProcess = spawn(process.execPath, [built(workspace)], {
    env: { ...env, DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const printed = text(child.stderr as NonNullable<ChildProcess['stderr']>);
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  return printed;
}

test('the server defaults to production and lists all missing settings at once', async () => {
  const output = await refusalOf('backend', { DEMO: '1', PORT: 'abc', DATA_DIR: '/proc/nada' });
  for (const name of ['PORT', 'DATA_DIR', 'ORIGIN', 'DATABASE_URL', 'FIREBASE_PROJECT_ID', 'HASH_SALT', 'SMTP_URL'])
    expect(output).toContain(`\n  ${name}: `);
});

test('the demo does not start with the settings of a real installation', async () => {
  const output = await refusalOf('demo', { ORIGIN: 'https://www.cooperativa.bo', FIREBASE_PROJECT_ID: 'cooperativa' });
  expect(output).toMatch(/\n {2}ORIGIN: .*\n {2}FIREBASE_PROJECT_ID: /);
});
