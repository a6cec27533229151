import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, getAuth, signInWithEmailAndPassword } from 'firebase/auth';
import request from 'supertest';
import { user } from '../users/userRow.js';
import { GuardedController } from './guarded.controller.js';
import { type GuardedApp, startGuardedApp } from './startGuardedApp.js';
import { unsignedToken } from './tokens.js';

const accounts = '/identitytoolkit.googleapis.com/v1/accounts:';
const tokens = '/securetoken.googleapis.com/v1/token';
const password = 'una-clave-larga';

describe('proxy to the Auth emulator', () => {
  let app: GuardedApp;
  let browser: FirebaseApp;
  let auth: Auth;
  let made = 0;
  beforeAll(async () => {
    app = await startGuardedApp(GuardedController);
    browser = initializeApp({ apiKey: 'demo', projectId: 'demo-kantuta' });
    auth = getAuth(browser);
    const address = app.server.address() as { port: number };
    connectAuthEmulator(auth, `http://127.0.0.1:${address.port}`, { disableWarnings: true });
  });
  afterAll(async () => {
    await deleteApp(browser);
    await app.close();
  });

  async function member() {
    made += 1;
    const uid = `acceso-${randomUUID()}-${made}`;
    const email = `${uid}@kantuta.test`;
    await app.firebase.createUser({ uid, email, password });
    await app.users.create(user(uid));
    return { uid, email };
  }
  const post = (path: string, body: object) => request(app.server).post(path).send(body);

  describe('SDK of the browser', () => {
    it('signs in, renews the token and calls the API', async () => {
      const { uid, email } = await member();
      const signedIn = await signInWithEmailAndPassword(auth, email, password);
      expect(signedIn.user.uid).toBe(uid);
      const token = await signedIn.user.getIdToken(true);
      const { body } = await request(app.server)
        .get('/prueba/personal')
        .set('Authorization', `Bearer ${token}`)
        .expect(200);
      expect(body).toMatchObject({ uid, email });
    });

    it('gets the same error for a wrong password and an unknown e-mail', async () => {
      const { email } = await member();
      const wrong = { code: 'auth/invalid-credential' };
      await expect(signInWithEmailAndPassword(auth, email, 'no-es-esta')).rejects.toMatchObject(wrong);
      await expect(signInWithEmailAndPassword(auth, 'nadie@kantuta.test', password)).rejects.toMatchObject(wrong);
    });
  });

  it('looks up only the account of the token', async () => {
    const [own, other] = [await member(), await member()];
    const idToken = unsignedToken(own.uid);
    const { body, text } = await post(`${accounts}lookup`, {
      idToken,
      localId: [other.uid],
      email: [other.email],
    }).expect(200);
    expect(body.users.map(({ localId }: { localId: string }) => localId)).toEqual([own.uid]);
    expect(text).not.toMatch(/passwordHash|salt/);
    await post(`${accounts}lookup`, { localId: [other.uid] }).expect(400);
  });

  it.each([
    ['sends no e-mail', `${accounts}sendOobCode`, { requestType: 'PASSWORD_RESET', email: 'nadie@kantuta.test' }],
    ['sets no password', `${accounts}resetPassword`, { oobCode: 'x', newPassword: password }],
    ['creates no accounts', `${accounts}signUp`, { email: 'x@kantuta.test', password }],
    ['updates no accounts', `${accounts}update`, { localId: 'x', password }],
    ['deletes no accounts', `${accounts}delete`, { localId: 'x' }],
    ['lists no accounts', `${accounts}batchGet`, {}],
    ['accepts no custom tokens', `${accounts}signInWithCustomToken`, { token: 'x' }],
    ['accepts no identity providers', `${accounts}signInWithIdp`, { postBody: 'x' }],
    ['exposes no administration', '/identitytoolkit.googleapis.com/v1/projects/demo-kantuta/accounts', {}],
    [
      'exposes no administration queries',
      '/identitytoolkit.googleapis.com/v1/projects/demo-kantuta/accounts:query',
      {},
    ],
    ['exposes no emulator controls', '/emulator/v1/projects/demo-kantuta/accounts', {}],
    ['rejects path traversal', `${accounts}lookup/..%2faccounts:signUp`, {}],
    ['rejects an encoded path', '/identitytoolkit.googleapis.com/v1/accounts%3AsignUp', {}],
  ])('%s', async (_, path, body) => {
    await post(path, body).expect(404);
  });

  it.each(['get', 'delete', 'put', 'patch'] as const)('rejects %s', async (method) => {
    await request(app.server)[method](`${accounts}lookup`).expect(404);
    await request(app.server)[method]('/emulator/v1/projects/demo-kantuta/accounts').expect(404);
  });

  it.each(['Bearer owner', 'bearer owner', 'Basic eDp5', ''])('rejects the authorization %j', async (authorization) => {
    const { uid } = await member();
    await post(`${accounts}lookup`, { idToken: unsignedToken(uid) })
      .set('Authorization', authorization)
      .expect(403);
  });

  it('rejects a body that is too long', async () => {
    const { email } = await member();
    await post(`${accounts}signInWithPassword`, {
      email,
      password,
      returnSecureToken: true,
      x: 'x'.repeat(17_000),
    }).expect(413);
    await post(`${accounts}signInWithPassword`, { email, password, returnSecureToken: true }).expect(200);
  });

  it.each([
    ['e-mail', { email: ['a@kantuta.test'], password, returnSecureToken: true }],
    ['password', { email: 'a@kantuta.test', password: { $ne: '' }, returnSecureToken: true }],
    ['body', ['x']],
  ])('rejects an invalid %s', async (_, body) => {
    await post(`${accounts}signInWithPassword`, body).expect(400);
  });

  it('renews only with a refresh token', async () => {
    const { email } = await member();
    const { body } = await post(`${accounts}signInWithPassword`, { email, password, returnSecureToken: true });
    const renewed = await request(app.server)
      .post(tokens)
      .type('form')
      .send({ grant_type: 'refresh_token', refresh_token: body.refreshToken })
      .expect(200);
    expect(renewed.body.id_token).toEqual(expect.any(String));
    await request(app.server)
      .post(tokens)
      .type('form')
      .send({ grant_type: 'authorization_code', code: 'x' })
      .expect(400);
  });

  it('blocks an e-mail after five failures, even with the right password', async () => {
    const { email } = await member();
    const signIn = (attempt: string) =>
      post(`${accounts}signInWithPassword`, { email, password: attempt, returnSecureToken: true });
    for (let failure = 1; failure <= 5; failure += 1) await signIn('no-es-esta').expect(400);
    const refused = await signIn(password).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
    expect(refused.body.error.message).toBe('TOO_MANY_ATTEMPTS_TRY_LATER');
    await expect(signInWithEmailAndPassword(auth, email, password)).rejects.toMatchObject({
      code: 'auth/too-many-requests',
    });
  });

  it('counts concurrent failures, and the e-mail in any case', async () => {
    const { email } = await member();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        post(`${accounts}signInWithPassword`, {
          email: n % 2 ? email : email.toUpperCase(),
          password: 'no-es-esta',
          returnSecureToken: true,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('resets the failures after a successful sign-in', async () => {
    const { email } = await member();
    const signIn = (attempt: string) =>
      post(`${accounts}signInWithPassword`, { email, password: attempt, returnSecureToken: true });
    for (let round = 1; round <= 2; round += 1) {
      for (let failure = 1; failure <= 4; failure += 1) await signIn('no-es-esta').expect(400);
      await signIn(password).expect(200);
    }
  });

  it('blocks a network that fails with many e-mails, not one with many successful sign-ins', async () => {
    const { email } = await member();
    const signIn = (as: string, attempt: string) =>
      post(`${accounts}signInWithPassword`, { email: as, password: attempt, returnSecureToken: true });
    for (let time = 1; time <= 55; time += 1) await signIn(email, password).expect(200);
    const statuses: number[] = [];
    for (let time = 1; time <= 51; time += 1)
      statuses.push((await signIn(`nadie.${time}@kantuta.test`, 'Cooperativa2026')).status);
    expect(statuses[0]).toBe(400);
    expect(statuses.at(-1)).toBe(429);
    await signIn(email, password).expect(429);
  });
});
