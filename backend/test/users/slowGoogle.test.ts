import { randomUUID } from 'node:crypto';
import { createServer, request as forward, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { linesOf } from '../mail/mails.js';
import { startApp, type TestApp } from '../support/startApp.js';
import { until } from '../support/until.js';

/** Delay longer than the server's timeout for Google. */
const LATE_MS = 6_000;

describe('late response of Firebase', () => {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST as string;
  let google: Server;
  let test: TestApp;
  let slow: RegExp | undefined;
  let late = 0;
  beforeAll(async () => {
    google = createServer(async (incoming, answer) => {
      const isLate = slow?.test(String(incoming.url));
      if (isLate) await sleep(LATE_MS);
      const [hostname, port] = emulator.split(':');
      const { method, headers, url: path } = incoming;
      const forwarded = forward({ hostname, port, method, headers, path }, (response) => {
        answer.writeHead(response.statusCode as number, response.headers);
        response.pipe(answer).on('close', () => {
          if (isLate) late++;
        });
      });
      // A delayed request may still be pending when the tests end.
      forwarded.on('error', () => answer.destroy());
      incoming.pipe(forwarded);
    });
    await new Promise<void>((ready) => google.listen(0, '127.0.0.1', ready));
    process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${(google.address() as AddressInfo).port}`;
    test = await startApp();
  });
  afterEach(() => {
    slow = undefined;
  });
  afterAll(async () => {
    await test.close();
    google.closeAllConnections();
    google.close();
    process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator;
  });

  const create = (email: string) =>
    test.as('sistemas').post('/api/usuarios').send({ email, nombre: 'Eva Rojas', rol: 'comercial' });
  const freshEmail = () => `tarde.${randomUUID()}@kantuta.test`;

  it('leaves no orphan account that would reserve the address', async () => {
    const email = freshEmail();
    slow = /\/accounts$/;
    await create(email).expect(503);
    slow = undefined;
    await until(() => late === 1);
    await until(async () => (await create(email)).status === 201);
  });

  it('records and notifies ended sessions with an unconfirmed result', async () => {
    const { body: row } = await create(freshEmail()).expect(201);
    slow = /accounts:update/;
    await test
      .as('sistemas')
      .post(`/api/usuarios/${row.id}/cerrar-sesiones`)
      .send({ version: row.version })
      .expect(503);
    const { body: history } = await test.as('sistemas').get(`/api/usuarios/${row.id}/historial`).expect(200);
    expect(history[0]).toMatchObject({ accion: 'cerrarSesiones', nota: expect.stringContaining('no confirmó') });
    expect((await linesOf(test, row.id)).at(-1)?.para).toBe(row.email);
  });
});
