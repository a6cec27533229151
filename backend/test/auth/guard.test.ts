import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { sql } from 'drizzle-orm';
import request from 'supertest';
import { user } from '../users/userRow.js';
import { GuardedController } from './guarded.controller.js';
import { type GuardedApp, startGuardedApp } from './startGuardedApp.js';
import { unsignedToken } from './tokens.js';

const hour = 3600;
const now = () => Math.floor(Date.now() / 1000);
const encoded = (text: string) => Buffer.from(text).toString('base64url');
const tokenOf = (payload: string) => `${encoded('{"alg":"none","typ":"JWT"}')}.${encoded(payload)}.`;

describe('AccessGuard', () => {
  let app: GuardedApp;
  let made = 0;
  beforeAll(async () => {
    app = await startGuardedApp(GuardedController);
    // Allows the invalid roles that a Firestore document may hold.
    await app.database.execute(sql`alter table usuarios drop constraint usuarios_rol_valido`);
  });
  afterAll(() => app.close());

  /** Creates a staff member with an account. The e-mail is unique because the emulator is shared. */
  async function member(change: Record<string, unknown> = {}): Promise<string> {
    made += 1;
    const id = `guardia-${randomUUID()}-${made}`;
    await app.firebase.createUser({ uid: id, email: `${id}@kantuta.test`, password: 'una-clave-larga' });
    await app.users.create(user(id, change));
    return id;
  }
  const get = (path: string, token?: string) => {
    const call = request(app.server).get(path);
    return token === undefined ? call : call.set('Authorization', `Bearer ${token}`);
  };

  it('allows anonymous requests to a public route', async () => {
    await get('/prueba/publico').expect(200, { abierto: true });
  });

  it('answers 401 with WWW-Authenticate without a token', async () => {
    const { body, headers } = await get('/prueba/personal').expect(401);
    // React-admin clients read `message`.
    expect(body).toMatchObject({ codigo: 'no_autenticado', status: 401, message: body.detail });
    expect(headers['www-authenticate']).toBe('Bearer');
    expect(headers['content-type']).toMatch('application/problem+json');
  });

  it('identifies the user of the token', async () => {
    const uid = await member({ rol: 'creditos', nombre: 'Eva' });
    const staff = { uid, email: `${uid}@kantuta.test`, nombre: 'Eva', rol: 'creditos' };
    await get('/prueba/personal', unsignedToken(uid)).expect(200, staff);
  });

  it.each([
    ['an empty text', ''],
    ['a word', 'owner'],
    ['two parts', 'a.b'],
    ['four parts', 'a.b.c.d'],
    ['invalid JSON', 'a.b.c'],
    ['an invalid JSON payload', tokenOf('no es JSON')],
    ['null', tokenOf('null')],
    ['a string payload', tokenOf('"ana"')],
    ['a number', tokenOf('7')],
    ['an array', tokenOf('[]')],
    ['an empty object', tokenOf('{}')],
    ['claims of the wrong type', tokenOf('{"sub":{"$ne":""},"iat":"1","auth_time":[],"exp":null}')],
    ['a null header', `${encoded('null')}.${encoded('{}')}.`],
  ])('rejects a token of %s', async (_, token) => {
    await get('/prueba/personal', token).expect(401);
  });

  it.each([
    ['with a non-string audience', { aud: { toString: 1, valueOf: 1 } }],
    ['with a non-string issuer', { iss: { toString: 1, valueOf: 1 } }],
    ['of another project', { aud: 'otro', iss: 'https://securetoken.google.com/otro' }],
    ['of another issuer', { iss: 'https://securetoken.google.com/otro' }],
    ['for another audience', { aud: 'otro' }],
    ['that is a session cookie', { iss: 'https://session.firebase.google.com/demo-kantuta' }],
    ['expired a second ago', { exp: now() - 1 }],
    ['not valid yet', { nbf: now() + hour }],
    ['issued in the future', { iat: now() + hour }],
    ['of a future sign-in', { auth_time: now() + hour }],
    ['of a sign-in more than a day ago', { auth_time: now() - 24 * hour }],
    ['without a sign-in time', { auth_time: undefined }],
    ['without a subject', { sub: '' }],
  ])('rejects a token %s', async (_, claims) => {
    await get('/prueba/personal', unsignedToken(await member(), claims)).expect(401);
  });

  it.each([
    ['HS256', { alg: 'HS256' }],
    ['RS256 without a valid signature', { alg: 'RS256', kid: 'x' }],
  ])('rejects a token signed with %s', async (_, header) => {
    await get('/prueba/personal', `${unsignedToken(await member(), {}, header)}Zm9v`).expect(401);
  });

  it('reads the token only from the Authorization header', async () => {
    const token = unsignedToken(await member());
    await get(`/prueba/personal?access_token=${token}`).expect(401);
    await request(app.server).get('/prueba/personal').set('Cookie', `token=${token}`).expect(401);
    await request(app.server).get('/prueba/personal').set('Authorization', token).expect(401);
    await get('/prueba/personal', token).expect(200);
  });

  it('rejects an account without a user and logs the specified message', async () => {
    const { uid } = await app.firebase.createUser({});
    const { body } = await get('/prueba/personal', unsignedToken(uid)).expect(403);
    expect(body).toMatchObject({ codigo: 'sin_permiso', detail: 'Su usuario no tiene un rol asignado.' });
    expect(app.logged).toContain('No such document!');
  });

  it.each(['', 'Administrador', ' administrador', 'administrador ', '["administrador"]', '{"$ne":""}', 'gerente'])(
    'rejects the unknown role %j',
    async (rol) => {
      const uid = await member({ rol });
      const { body } = await get('/prueba/personal', unsignedToken(uid)).expect(403);
      expect(body.detail).toBe('Su rol no está reconocido.');
    },
  );

  it('rejects a suspended user', async () => {
    const uid = await member({ estado: 'suspendido', rol: 'administrador' });
    const { body } = await get('/prueba/personal', unsignedToken(uid)).expect(403);
    expect(body.detail).toBe('Su usuario está suspendido. Consulte con Sistemas.');
  });

  it('allows the roles of a section and lists them to the others', async () => {
    const [may, mayNot] = [await member({ rol: 'creditos' }), await member({ rol: 'rrhh' })];
    await get('/prueba/solicitudes/existe', unsignedToken(may)).expect(200, { id: 'existe' });
    const { body } = await get('/prueba/solicitudes/existe', unsignedToken(mayNot)).expect(403);
    expect(body).toMatchObject({ codigo: 'sin_permiso', roles: ['Administrador', 'Créditos'] });
  });

  it('gives a role without access the same response for existing and missing rows', async () => {
    const token = unsignedToken(await member({ rol: 'rrhh' }));
    const [there, missing] = [
      await get('/prueba/solicitudes/existe', token),
      await get('/prueba/solicitudes/no', token),
    ];
    expect([missing.status, missing.body]).toEqual([there.status, there.body]);
  });

  it('treats HEAD as GET', async () => {
    await request(app.server).head('/prueba/personal').expect(401);
    const token = unsignedToken(await member());
    await request(app.server).head('/prueba/personal').set('Authorization', `Bearer ${token}`).expect(200);
  });

  it.each([
    ['X-HTTP-Method-Override', '/prueba/personal'],
    ['X-HTTP-Method', '/prueba/personal?_method=POST'],
  ])('ignores %s', async (header, path) => {
    await request(app.server).delete(path).set(header, 'GET').expect(404);
  });

  it('rejects a revoked token within two seconds and accepts one of a new sign-in', async () => {
    const uid = await member();
    const old = unsignedToken(uid);
    const write = (token: string) =>
      request(app.server).post('/prueba/personal').set('Authorization', `Bearer ${token}`);
    await write(old).expect(201);
    // Firebase stores revocation times in seconds.
    await setTimeout(1_100);
    await app.firebase.revokeRefreshTokens(uid);
    await setTimeout(1_000);
    await write(old).expect(401);
    await write(unsignedToken(uid)).expect(201);
  });

  describe('revocation check at Firebase', () => {
    /** Sends a first request, because the emulator also calls getUser for a new token; production does not. */
    const spyOnLookup = async (token: string) => {
      await get('/prueba/personal', token);
      return jest.spyOn(app.firebase, 'getUser');
    };
    afterEach(() => {
      jest.restoreAllMocks();
    });

    it.each([
      ['put', 'usuarios'],
      ['get', 'solicitudes-exportadas'],
    ] as const)('runs on each %s of %s', async (method, path) => {
      const token = unsignedToken(await member({ rol: 'administrador' }));
      const lookup = await spyOnLookup(token);
      const readRole = jest.spyOn(app.users, 'find');
      for (let time = 1; time <= 2; time += 1)
        await request(app.server)[method](`/prueba/${path}`).set('Authorization', `Bearer ${token}`);
      expect(lookup).toHaveBeenCalledTimes(2);
      // The session is checked after the role is read.
      const [lookupOrder, reading] = [lookup, readRole].map(({ mock }) => mock.invocationCallOrder[0] as number);
      expect(lookupOrder).toBeGreaterThan(reading as number);
    });

    it.each([
      ['get', 'solicitudes/existe'],
      ['post', 'personal'],
    ] as const)('runs once in two seconds on a %s of %s, also for concurrent requests', async (method, path) => {
      const token = unsignedToken(await member({ rol: 'creditos' }));
      const lookup = await spyOnLookup(token);
      const send = () => request(app.server)[method](`/prueba/${path}`).set('Authorization', `Bearer ${token}`);
      await send();
      expect(lookup).not.toHaveBeenCalled();
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 2_001);
      await Promise.all([send(), send(), send()]);
      await send();
      expect(lookup).toHaveBeenCalledTimes(1);
    });
  });

  describe('recent sign-in', () => {
    /** The emulator accepts sign-ins older than the account only if it has no password. */
    async function tokenFrom(minutesAgo: number, rol = 'administrador') {
      made += 1;
      const id = `antes-${randomUUID()}-${made}`;
      await app.firebase.createUser({ uid: id, email: `${id}@kantuta.test` });
      await app.users.create(user(id, { rol }));
      return unsignedToken(id, { auth_time: now() - minutesAgo * 60 });
    }
    const send = (method: 'get' | 'put' | 'post', path: string, token: string) =>
      request(app.server)[method](`/prueba/${path}`).set('Authorization', `Bearer ${token}`);

    it.each([
      ['put', 'usuarios'],
      ['get', 'usuarios-exportados'],
      ['get', 'solicitudes-exportadas'],
      ['get', 'auditoria-exportada'],
    ] as const)('is required to %s %s', async (method, path) => {
      const { body, headers } = await send(method, path, await tokenFrom(16)).expect(401);
      expect(body).toMatchObject({ codigo: 'reautenticacion_requerida', status: 401 });
      expect(headers['www-authenticate']).toBe('Bearer error="insufficient_user_authentication"');
      await send(method, path, await tokenFrom(14)).expect(200);
    });

    it.each([
      ['get', 'usuarios', 200],
      ['get', 'novedades-exportadas', 200],
      ['put', 'novedades', 200],
      ['get', 'saldos', 200],
      ['post', 'personal', 201],
    ] as const)('is not required to %s %s', async (method, path, status) => {
      await send(method, path, await tokenFrom(600)).expect(status);
    });

    it('is required only from roles with access', async () => {
      await send('put', 'usuarios', await tokenFrom(16, 'rrhh')).expect(403);
    });
  });

  it('rejects a disabled account within two seconds', async () => {
    const uid = await member();
    const write = () =>
      request(app.server)
        .post('/prueba/personal')
        .set('Authorization', `Bearer ${unsignedToken(uid)}`);
    await write().expect(201);
    await app.firebase.updateUser(uid, { disabled: true });
    await setTimeout(2_000);
    await write().expect(401);
  });

  it('applies a role change on the next request', async () => {
    const uid = await member({ rol: 'rrhh' });
    const token = unsignedToken(uid);
    await get('/prueba/solicitudes/existe', token).expect(403);
    await app.users.replace(user(uid, { rol: 'creditos', version: 2 }), 1);
    app.known.drop(uid);
    await get('/prueba/solicitudes/existe', token).expect(200);
  });

  it('applies an external change within two seconds', async () => {
    const uid = await member();
    const token = unsignedToken(uid);
    await get('/prueba/personal', token).expect(200);
    await app.users.replace(user(uid, { estado: 'suspendido', version: 2 }), 1);
    await setTimeout(2_000);
    await request(app.server).post('/prueba/personal').set('Authorization', `Bearer ${token}`).expect(403);
    await get('/prueba/personal', token).expect(403);
  });

  it('returns the identity, start page and permissions of the user', async () => {
    const uid = await member({ rol: 'comercial', nombre: null });
    const { body } = await get('/api/yo', unsignedToken(uid)).expect(200);
    expect(body).toMatchObject({
      uid,
      email: `${uid}@kantuta.test`,
      nombre: `${uid}@kantuta.test`,
      rol: 'comercial',
      inicio: '/administrador/contactanos/consultas',
    });
    expect(body.menu).not.toContain('panel');
    expect(body.permisos.saldos).toEqual(['leer', 'consultar']);
    expect(body.permisos).not.toHaveProperty('usuarios');
    expect((await app.users.find(uid))?.ultimoAcceso).not.toBeNull();
  });
});
