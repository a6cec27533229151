import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { DecodedIdToken, UserRecord } from 'firebase-admin/auth';
import request from 'supertest';
import { GuardedController } from '../auth/guarded.controller.js';
import { type GuardedApp, startGuardedAppOn } from '../auth/startGuardedApp.js';
import { unsignedToken } from '../auth/tokens.js';
import { openTestDatabase } from '../support/openTestDatabase.js';
import { startApp, type TestApp } from '../support/startApp.js';

/** Cache time of a user, unless a notification invalidates it. */
const CACHE_MS = 5_000;

describe('two servers on one database', () => {
  let app: TestApp;
  let other: GuardedApp;
  beforeAll(async () => {
    const connection = await openTestDatabase();
    app = await startApp({}, connection);
    other = await startGuardedAppOn({ ...connection, close: async () => undefined }, GuardedController);
    // Firebase, unlike the emulator, detects a revoked session only when revocation is checked.
    const now = Math.floor(Date.now() / 1000);
    jest
      .spyOn(other.firebase, 'verifyIdToken')
      .mockImplementation(
        async () => ({ uid: app.uids.creditos, auth_time: now, iat: now, exp: now + 3600 }) as DecodedIdToken,
      );
    jest.spyOn(other.firebase, 'getUser').mockImplementation(async () => ({ disabled: false }) as UserRecord);
  });
  afterAll(async () => {
    await other.close();
    await app.close();
  });

  const read = () =>
    request(other.server)
      .get('/prueba/solicitudes/existe')
      .set('Authorization', `Bearer ${unsignedToken(app.uids.creditos)}`);
  const row = async () => (await app.as('sistemas').get(`/api/usuarios/${app.uids.creditos}`).expect(200)).body;
  /** Returns the milliseconds until the other server responds with the given status. */
  async function timeUntilStatus(status: number): Promise<number> {
    const start = Date.now();
    while ((await read()).status !== status && Date.now() - start < 10_000) await setTimeout(10);
    return Date.now() - start;
  }

  it('apply a suspension, its end and a role change at once, before the cache expires', async () => {
    await read().expect(200);
    const order = async (name: string) =>
      app
        .as('sistemas')
        .post(`/api/usuarios/${app.uids.creditos}/${name}`)
        .send({ version: (await row()).version });
    await order('suspender');
    expect(await timeUntilStatus(403)).toBeLessThan(CACHE_MS / 2);
    await order('reactivar');
    expect(await timeUntilStatus(200)).toBeLessThan(CACHE_MS / 2);
    const { version } = await row();
    await app.as('sistemas').put(`/api/usuarios/${app.uids.creditos}`).send({ version, rol: 'rrhh' }).expect(200);
    expect(await timeUntilStatus(403)).toBeLessThan(CACHE_MS / 2);
  });
});
