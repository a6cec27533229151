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

describe('the guard', () => {
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

  it('lets anybody into a public route', async () => {
    await get('/prueba/publico').expect(200, { abierto: true });
  });

  it('asks for a token elsewhere, and says how', async () => {
    const { body, headers } = await get('/prueba/personal').expect(401);
    // React-admin clients read `message`.
    expect(body).toMatchObject({ codigo: 'no_autenticado', status: 401, message: body.detail });
    expect(headers['www-authenticate']).toBe('Bearer');
    expect(headers['content-type']).toMatch('application/problem+json');
  });

  it('knows who asks', async () => {
    const uid = await member({ rol: 'creditos', nombre: 'Eva' });
    const staff = { uid, email: `${uid}@kantuta.test`, nombre: 'Eva', rol: 'creditos' };
    await get('/prueba/personal', unsignedToken(uid)).expect(200, staff);
  });

  it.each([
    ['no text', ''],
    ['a word', 'owner'],
    ['two parts', 'a.b'],
    ['four parts', 'a.b.c.d'],
    ['no JSON', 'a.b.c'],
    ['no JSON inside', tokenOf('no es JSON')],
    ['nothing', tokenOf('null')],
    ['a text inside', tokenOf('"ana"')],
    ['a number', tokenOf('7')],
    ['a list', tokenOf('[]')],
    ['an empty object', tokenOf('{}')],
    ['claims of another type', tokenOf('{"sub":{"$ne":""},"iat":"1","auth_time":[],"exp":null}')],
    ['a header that is none', `${encoded('null')}.${encoded('{}')}.`],
  ])('refuses a token of %s', async (_, token) => {
    await get('/prueba/personal', token).expect(401);
  });

  it.each([
    ['whose project is no text', { aud: { toString: 1, valueOf: 1 } }],
    ['whose issuer is no text', { iss: { toString: 1, valueOf: 1 } }],
    ['of another project', { aud: 'otro', iss: 'https://securetoken.google.com/otro' }],
    ['of another issuer', { iss: 'https://securetoken.google.com/otro' }],
    ['for another audience', { aud: 'otro' }],
    ['that is a session cookie', { iss: 'https://session.firebase.google.com/demo-kantuta' }],
    ['expired a second ago', { exp: now() - 1 }],
    ['not valid yet', { nbf: now() + hour }],
    ['issued in the future', { iat: now() + hour }],
    ['of a sign-in in the future', { auth_time: now() + hour }],
    ['of a sign-in of another day', { auth_time: now() - 24 * hour }],
    ['without a sign-in', { auth_time: undefined }],
    ['of nobody', { sub: '' }],
  ])('refuses a token %s', async (_, claims) => {
    await get('/prueba/personal', unsignedToken(await member(), claims)).expect(401);
  });

  it.each([
    ['HS256', { alg: 'HS256' }],
    ['RS256 that nobody signed', { alg: 'RS256', kid: 'x' }],
  ])('refuses a token of %s', async (_, header) => {
    await get('/prueba/personal', `${unsignedToken(await member(), {}, header)}Zm9v`).expect(401);
  });

  it('looks for the token in its header alone', async () => {
    const token = unsignedToken(await member());
    await get(`/prueba/personal?access_token=${token}`).expect(401);
    await request(app.server).get('/prueba/personal').set('Cookie', `token=${token}`).expect(401);
    await request(app.server).get('/prueba/personal').set('Authorization', token).expect(401);
    await get('/prueba/personal', token).expect(200);
  });

  it('refuses an account without a document, and logs it in the words of the specification', async () => {
    const { uid } = await app.firebase.createUser({});
    const { body } = await get('/prueba/personal', unsignedToken(uid)).expect(403);
    expect(body).toMatchObject({ codigo: 'sin_permiso', detail: 'Su usuario no tiene un rol asignado.' });
    expect(app.logged).toContain('No such document!');
  });

  it.each(['', 'Administrador', ' administrador', 'administrador ', '["administrador"]', '{"$ne":""}', 'gerente'])(
    'takes %j for no role',
    async (rol) => {
      const uid = await member({ rol });
      const { body } = await get('/prueba/personal', unsignedToken(uid)).expect(403);
      expect(body.detail).toBe('Su rol no está reconocido.');
    },
  );

  it('refuses who is suspended', async () => {
    const uid = await member({ estado: 'suspendido', rol: 'administrador' });
    const { body } = await get('/prueba/personal', unsignedToken(uid)).expect(403);
    expect(body.detail).toBe('Su usuario está suspendido. Consulte con Sistemas.');
  });

  it('lets in the roles that may, and tells the others which', async () => {
    const [may, mayNot] = [await member({ rol: 'creditos' }), await member({ rol: 'rrhh' })];
    await get('/prueba/solicitudes/existe', unsignedToken(may)).expect(200, { id: 'existe' });
    const { body } = await get('/prueba/solicitudes/existe', unsignedToken(mayNot)).expect(403);
    expect(body).toMatchObject({ codigo: 'sin_permiso', roles: ['Administrador', 'Créditos'] });
  });

  it('answers a role without the section alike for what exists and what does not', async () => {
    const token = unsignedToken(await member({ rol: 'rrhh' }));
    const [there, missing] = [
      await get('/prueba/solicitudes/existe', token),
      await get('/prueba/solicitudes/no', token),
    ];
    expect([missing.status, missing.body]).toEqual([there.status, there.body]);
  });

  it('treats HEAD as the reading that it is', async () => {
    await request(app.server).head('/prueba/personal').expect(401);
    const token = unsignedToken(await member());
    await request(app.server).head('/prueba/personal').set('Authorization', `Bearer ${token}`).expect(200);
  });

  it.each([
    ['X-HTTP-Method-Override', '/prueba/personal'],
    ['X-HTTP-Method', '/prueba/personal?_method=POST'],
  ])('does not take %s for a method', async (header, path) => {
    await request(app.server).delete(path).set(header, 'GET').expect(404);
  });

  it('refuses a revoked token within two seconds, where one of a new sign-in passes', async () => {
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

  describe('asks Firebase whether the session was ended', () => {
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
    ] as const)('at each %s of %s', async (method, path) => {
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
    ] as const)('at another %s once in two seconds, also of many at once', async (method, path) => {
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

  describe('asks for a password given a moment ago', () => {
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
    ] as const)('to %s %s', async (method, path) => {
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
    ] as const)('not to %s %s', async (method, path, status) => {
      await send(method, path, await tokenFrom(600)).expect(status);
    });

    it('only of who may do it', async () => {
      await send('put', 'usuarios', await tokenFrom(16, 'rrhh')).expect(403);
    });
  });

  it('refuses a disabled account within two seconds', async () => {
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

  it('obeys a new role at the next request', async () => {
    const uid = await member({ rol: 'rrhh' });
    const token = unsignedToken(uid);
    await get('/prueba/solicitudes/existe', token).expect(403);
    await app.users.replace(user(uid, { rol: 'creditos', version: 2 }), 1);
    app.known.drop(uid);
    await get('/prueba/solicitudes/existe', token).expect(200);
  });

  it('knows within two seconds what was changed past it', async () => {
    const uid = await member();
    const token = unsignedToken(uid);
    await get('/prueba/personal', token).expect(200);
    await app.users.replace(user(uid, { estado: 'suspendido', version: 2 }), 1);
    await setTimeout(2_000);
    await request(app.server).post('/prueba/personal').set('Authorization', `Bearer ${token}`).expect(403);
    await get('/prueba/personal', token).expect(403);
  });

  it('tells who they are, where they land and what they may', async () => {
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
