import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import request from 'supertest';
import { user } from '../users/userRow.js';
import { GuardedController } from './guarded.controller.js';
import { type GuardedApp, startGuardedApp } from './startGuardedApp.js';
import { unsignedToken } from './tokens.js';

/** Longer than our timeout, far shorter than the timeout of the Firebase SDK. */
const SOON_MS = 5_000;

describe('unresponsive sign-in service', () => {
  const emulator = process.env.FIREBASE_AUTH_EMULATOR_HOST;
  let google: Server;
  let app: GuardedApp;
  let isSilent = false;
  beforeAll(async () => {
    google = createServer((_, response) => {
      if (isSilent) return;
      const account = { localId: 'ana', email: 'ana@kantuta.test', validSince: '0' };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ users: [account] }));
    });
    await new Promise<void>((ready) => google.listen(0, '127.0.0.1', ready));
    process.env.FIREBASE_AUTH_EMULATOR_HOST = `127.0.0.1:${(google.address() as AddressInfo).port}`;
    app = await startGuardedApp(GuardedController);
    await app.users.create(user('ana', { rol: 'creditos' }));
  });
  afterEach(() => {
    isSilent = false;
    jest.restoreAllMocks();
  });
  afterAll(async () => {
    google.closeAllConnections();
    google.close();
    await app.close();
    if (emulator === undefined) delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
    else process.env.FIREBASE_AUTH_EMULATOR_HOST = emulator;
  });

  const send = (token: string, method: 'get' | 'post', path: string) =>
    request(app.server)[method](`/prueba/${path}`).set('Authorization', `Bearer ${token}`);

  it.each([
    ['post', 'personal'],
    ['get', 'solicitudes/existe'],
  ] as const)('makes a %s answer 503 once its cached result is two seconds old', async (method, path) => {
    const token = unsignedToken('ana');
    const admitted = method === 'post' ? 201 : 200;
    await send(token, method, path).expect(admitted);

    isSilent = true;
    const later = Date.now() + 2_001;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    const started = performance.now();
    const { body, headers } = await send(token, method, path).expect(503);
    expect(performance.now() - started).toBeLessThan(SOON_MS);
    expect(body).toMatchObject({ codigo: 'no_disponible', status: 503 });
    expect(headers['retry-after']).toBe('10');

    isSilent = false;
    await send(token, method, path).expect(admitted);
  });

  it('makes a request with a new token answer 503 within seconds', async () => {
    isSilent = true;
    const started = performance.now();
    await send(unsignedToken('ana', { auth_time: Math.floor(Date.now() / 1000) - 1 }), 'get', 'personal').expect(503);
    expect(performance.now() - started).toBeLessThan(SOON_MS);
  });

  it('does not affect reads with a cached result', async () => {
    const token = unsignedToken('ana', { auth_time: Math.floor(Date.now() / 1000) - 2 });
    await send(token, 'get', 'solicitudes/existe').expect(200);
    isSilent = true;
    await send(token, 'get', 'solicitudes/existe').expect(200);
  });
});
