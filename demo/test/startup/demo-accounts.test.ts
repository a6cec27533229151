import { randomUUID } from 'node:crypto';
import { FIREBASE_AUTH, UserStore } from '@coop/backend/platform';
import { startApp, type TestApp, tables, user } from '@coop/backend/test';
import { roles } from '@coop/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Auth } from 'firebase-admin/auth';
import { PASSWORD } from '../../src/ground/knownAccounts.js';
import { DemoModule } from '../../src/seeding/demo.module.js';
import { DemoAccounts } from '../../src/seeding/demo-accounts.js';

describe('the demo accounts', () => {
  let app: TestApp;
  let demo: DemoAccounts;
  let users: UserStore;
  let firebase: Auth;
  beforeAll(async () => {
    app = await startApp({}, undefined, [DemoModule]);
    demo = app.app.get(DemoAccounts, { strict: false });
    users = app.app.get(UserStore, { strict: false });
    firebase = app.app.get(FIREBASE_AUTH, { strict: false });
  });
  afterAll(() => app.close());

  const signIn = (email: string, attempt = PASSWORD) =>
    app.anonymous
      .post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword')
      .send({ email, password: attempt, returnSecureToken: true });

  it('are recreated with the same uid after the emulator lost them', async () => {
    const uid = `olvido-${randomUUID()}`;
    await users.create(user(uid));
    await demo.ensure();
    const { body } = await signIn(`${uid}@kantuta.test`).expect(200);
    await app.anonymous.get('/api/yo').set('Authorization', `Bearer ${body.idToken}`).expect(200);
    expect(body.localId).toBe(uid);
  });

  it('keep their passwords when they exist', async () => {
    const uid = `queda-${randomUUID()}`;
    await users.create(user(uid));
    await firebase.createUser({ uid, email: `${uid}@kantuta.test`, password: 'la-que-puso' });
    await demo.ensure();
    await signIn(`${uid}@kantuta.test`, 'la-que-puso').expect(200);
  });

  it('do not get the demo password if they have their own address', async () => {
    const uid = `propia-${randomUUID()}`;
    await users.create(user(uid, { email: `${uid}@cooperativa.bo` }));
    await demo.ensure();
    expect((await firebase.getUser(uid)).email).toBe(`${uid}@cooperativa.bo`);
    await signIn(`${uid}@cooperativa.bo`).expect(400);
  });

  it('replace accounts of an earlier database with the same address', async () => {
    const uid = `antes-${randomUUID()}`;
    await firebase.createUser({ email: `${uid}@kantuta.test`, password: 'la-de-antes' });
    await users.create(user(uid));
    await demo.ensure();
    expect((await signIn(`${uid}@kantuta.test`).expect(200)).body.localId).toBe(uid);
  });

  it('are not added to a store that has users', async () => {
    const before = await users.list();
    await demo.ensure();
    expect(await users.list()).toHaveLength(before.length);
    expect(before.map(({ email }) => email)).not.toContain('administrador@kantuta.test');
  });
});

describe('the accounts of a new demo', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({}, undefined, [DemoModule]);
    await app.database.delete(tables.usuarios);
  });
  afterAll(() => app.close());

  it('are one per role, and can sign in', async () => {
    await app.app.get(DemoAccounts, { strict: false }).ensure();
    const people = await app.app.get(UserStore, { strict: false }).list();
    expect(people.map(({ email, rol }) => `${rol} ${email}`).sort()).toEqual(
      [...roles].map((rol) => `${rol} ${rol}@kantuta.test`).sort(),
    );
    const { body } = await app.anonymous
      .post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword')
      .send({ email: 'finanzas@kantuta.test', password: PASSWORD, returnSecureToken: true })
      .expect(200);
    const me = await app.anonymous.get('/api/yo').set('Authorization', `Bearer ${body.idToken}`).expect(200);
    expect(me.body).toMatchObject({ rol: 'finanzas', inicio: '/administrador' });
  });
});
