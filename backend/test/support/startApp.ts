import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type AnyRow, type Rol, roles, sections } from '@coop/domain';
import type { Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import supertest from 'supertest';
import { createApp } from '../../src/createApp.js';
import { readConfig } from '../../src/platform/config/config.js';
import type { Config } from '../../src/platform/config/settings.js';
import type { Connection } from '../../src/platform/database/connect.js';
import { DATABASE, type Database } from '../../src/platform/database/database.js';
import type { User } from '../../src/platform/users/user.js';
import { UserStore } from '../../src/platform/users/user-store.js';
import { completeRow } from '../../src/resource/rows/completeRow.js';
import { Accounts } from '../../src/sections/usuarios/accounts.js';
import { openTestDatabase } from './openTestDatabase.js';

/** Password of every test user. */
export const PASSWORD = 'clave-de-prueba-2026';

/** Full server on its own database, with one user per role signed in at the Firebase Auth emulator. */
export type TestApp = {
  app: NestExpressApplication;
  database: Database;
  /** Base URL: `http://127.0.0.1:port`. */
  origin: string;
  /** Unauthenticated requests. */
  anonymous: ReturnType<typeof supertest>;
  /** Requests authenticated as a user of the role. */
  as: (rol: Rol) => ReturnType<typeof supertest.agent>;
  /** Returns the response body of a list under a filter. */
  find: (path: string, filter: object, rol?: Rol) => Promise<supertest.Response['body']>;
  /** Returns the If-Match header for the last row version in a response: `.set(test.seen(id))`. */
  seen: (id: string) => { 'If-Match': string };
  tokens: Record<Rol, string>;
  uids: Record<Rol, string>;
  /** Creates and signs in another user of the role. */
  signUp: (rol: Rol) => Promise<{ uid: string; token: string }>;
  close: () => Promise<void>;
};

/** Override applied after validation, because production settings reject those of tests, such as the emulator. */
const PRODUCTION = { NODE_ENV: 'production' } as const;

/**
 * Starts a server on its own database or on the given connection, with extra modules. `likeProduction` enables the
 * behavior that depends on a real installation.
 */
export async function startApp(
  settings: Partial<Record<keyof Config, string>> = {},
  connection?: Connection,
  modules?: readonly Type[],
  likeProduction = false,
): Promise<TestApp> {
  const folder = mkdtempSync(path.join(tmpdir(), 'kantuta-app-'));
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    SITE: '0',
    // All tests share one client address.
    REQUESTS_PER_SECOND: '999999',
    DATA_DIR: folder,
    FIREBASE_AUTH_EMULATOR_HOST: process.env.FIREBASE_AUTH_EMULATOR_HOST,
    ...settings,
  });
  const own = likeProduction ? { ...config, ...PRODUCTION } : config;
  const app = await createApp(own, connection ?? (await openTestDatabase()), modules);
  await app.listen(0, '127.0.0.1');
  const origin = await app.getUrl();
  const staff = await Promise.all(roles.map((rol) => signUp(app, origin, rol)));
  const tokens = Object.fromEntries(staff.map(({ rol, token }) => [rol, token])) as Record<Rol, string>;
  const versions = new Map<string, number>();
  const note = ({ body }: { body: unknown }) => {
    for (const { id, version } of [body].flat() as Partial<AnyRow>[]) if (id && version) versions.set(id, version);
  };
  const as: TestApp['as'] = (rol) =>
    supertest.agent(origin).set('Authorization', `Bearer ${tokens[rol]}`).on('response', note);
  return {
    app,
    database: app.get<Database>(DATABASE, { strict: false }),
    origin,
    // A row that no response included was submitted by a visitor and is still at version 1.
    seen: (id) => ({ 'If-Match': `"${versions.get(id) ?? 1}"` }),
    tokens,
    uids: Object.fromEntries(staff.map(({ rol, uid }) => [rol, uid])) as Record<Rol, string>,
    signUp: (rol) => signUp(app, origin, rol),
    anonymous: supertest(origin),
    as,
    find: async (path, filter, rol = 'administrador') =>
      (
        await as(rol)
          .get(path)
          .query({ filter: JSON.stringify(filter) })
          .expect(200)
      ).body,
    close: async () => {
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Creates a user of the role and signs in as a browser does. Emails are unique because all apps share one emulator. */
async function signUp(app: NestExpressApplication, origin: string, rol: Rol) {
  const row: AnyRow = completeRow(sections.usuarios, { nombre: `Usuario ${rol}`, rol }, null, new Date());
  const user = { ...row, email: `${rol}.${row.id}@kantuta.test` } as unknown as User;
  await app.get(UserStore, { strict: false }).create(user);
  await app.get(Accounts, { strict: false }).create(user, PASSWORD);
  const { body } = await supertest(origin)
    .post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo')
    .send({ email: user.email, password: PASSWORD, returnSecureToken: true })
    .expect(200);
  return { rol, uid: user.id, token: body.idToken as string };
}
