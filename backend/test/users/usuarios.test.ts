import { randomUUID } from 'node:crypto';
import { type Rol, roles } from '@coop/domain';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Auth } from 'firebase-admin/auth';
import { FIREBASE_AUTH } from '../../src/platform/auth/firebase.module.js';
import { UserStore } from '../../src/platform/users/user-store.js';
import { FirstAdministrator } from '../../src/sections/usuarios/first-administrator.js';
import { startApp, type TestApp } from '../support/startApp.js';
import { user } from './userRow.js';

type Row = { id: string; version: number; email: string; rol: string; estado: string };

describe('staff users in the panel', () => {
  let app: TestApp;
  let firebase: Auth;
  let made = 0;
  beforeAll(async () => {
    app = await startApp();
    firebase = app.app.get(FIREBASE_AUTH, { strict: false });
  });
  afterAll(() => app.close());

  const newEmail = () => {
    made += 1;
    return `alta.${randomUUID()}.${made}@kantuta.test`;
  };
  const create = (by: Rol, values: Record<string, unknown> = {}) =>
    app
      .as(by)
      .post('/api/usuarios')
      .send({ email: newEmail(), nombre: 'Ana Rojas', rol: 'comercial', ...values });
  const created = async (values: Record<string, unknown> = {}): Promise<Row> =>
    (await create('administrador', values).expect(201)).body;
  const change = (by: Rol, { id, version }: Row, values: object) =>
    app
      .as(by)
      .put(`/api/usuarios/${id}`)
      .send({ version, ...values });
  const order = (by: Rol, { id, version }: Row, name: 'suspender' | 'reactivar') =>
    app.as(by).post(`/api/usuarios/${id}/${name}`).send({ version });
  const ownRow = async (rol: Rol): Promise<Row> =>
    (await app.as(rol).get(`/api/usuarios/${app.uids[rol]}`).expect(200)).body;

  it('are searched, sorted, filtered and counted like any section', async () => {
    const email = newEmail();
    await created({ email, nombre: 'Zoé Ñíguez', rol: 'rrhh' });
    const list = (query: object) =>
      app
        .as('sistemas')
        .get('/api/usuarios')
        .query(Object.fromEntries(Object.entries(query).map(([k, v]) => [k, JSON.stringify(v)])));
    expect((await list({ filter: { q: 'niguez ZOE' } }).expect(200)).body).toMatchObject([{ email }]);
    expect((await list({ filter: { q: '%' } }).expect(200)).body).toEqual([]);
    const { body, headers } = await list({ filter: { rol: ['rrhh'] }, sort: ['email', 'DESC'], range: [0, 0] }).expect(
      200,
    );
    expect(body).toHaveLength(1);
    expect(headers['content-range']).toBe('usuarios 0-0/2');
    expect((await list({ filter: { id: [app.uids.creditos, app.uids.rrhh] } })).body).toHaveLength(2);
  });

  it('get a Firebase account on creation', async () => {
    const { id, email, estado } = await created();
    expect(estado).toBe('activo');
    expect(await firebase.getUser(id)).toMatchObject({ email, displayName: 'Ana Rojas' });
  });

  it('store their e-mail in lower case', async () => {
    const email = newEmail();
    expect((await created({ email: ` ${email.toUpperCase()} ` })).email).toBe(email);
  });

  it('have unique e-mail addresses', async () => {
    const { email } = await created();
    const { body } = await create('sistemas', { email: email.toUpperCase() }).expect(422);
    expect(body.errors).toHaveProperty('email');
    const other = await created();
    expect((await change('sistemas', other, { email }).expect(422)).body.errors).toHaveProperty('email');
    expect((await firebase.getUser(other.id)).email).toBe(other.email);
  });

  it('can’t take over an existing Firebase account', async () => {
    const email = newEmail();
    await firebase.createUser({ email, password: 'la-de-otra-persona' });
    expect((await create('administrador', { email }).expect(422)).body.errors).toHaveProperty('email');
  });

  it('change their e-mail at Firebase too', async () => {
    const row = await created();
    const email = newEmail();
    await change('sistemas', row, { email }).expect(200);
    expect((await firebase.getUser(row.id)).email).toBe(email);
  });

  it.each([
    ['no e-mail', { email: '' }, 'email'],
    ['an invalid e-mail', { email: 'ana' }, 'email'],
    ['no role', { rol: null }, 'rol'],
    ['an unknown role', { rol: 'Administrador' }, 'rol'],
    ['a list of roles', { rol: ['administrador'] }, 'rol'],
    ['a client state', { estado: 'suspendido' }, 'estado'],
    ['a client id', { id: 'yo-mismo' }, 'id'],
  ])('are rejected with %s', async (_, values, field) => {
    const { body } = await create('administrador', values).expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it.each(roles.filter((rol) => !['administrador', 'sistemas'].includes(rol)))('are hidden from %s', async (rol) => {
    await app.as(rol).get('/api/usuarios').expect(403);
    await app.as(rol).get(`/api/usuarios/${app.uids[rol]}`).expect(403);
    await create(rol).expect(403);
    await app.as(rol).put(`/api/usuarios/${app.uids[rol]}`).send({ rol: 'administrador' }).expect(403);
    await app.as(rol).post(`/api/usuarios/${app.uids.administrador}/invitacion`).expect(403);
  });

  describe('role sistemas', () => {
    it('creates, changes, suspends and invites users of other roles', async () => {
      const { body: row } = await create('sistemas', { rol: 'finanzas' }).expect(201);
      const { body: changed } = await change('sistemas', row, { rol: 'sistemas' }).expect(200);
      const { body: suspended } = await order('sistemas', changed, 'suspender').expect(200);
      const { body: back } = await order('sistemas', suspended, 'reactivar').expect(200);
      expect(back).toMatchObject({ rol: 'sistemas', estado: 'activo' });
      await app.as('sistemas').post(`/api/usuarios/${row.id}/invitacion`).expect(200);
    });

    it('can’t create an administrador', async () => {
      const { body } = await create('sistemas', { rol: 'administrador' }).expect(403);
      expect(body.roles).toEqual(['Administrador']);
      await created({ rol: 'administrador' });
    });

    it('can’t promote anyone to administrador', async () => {
      const row = await created();
      await change('sistemas', row, { rol: 'administrador' }).expect(403);
      await change('sistemas', await ownRow('sistemas'), { rol: 'administrador' }).expect(403);
      await change('administrador', row, { rol: 'administrador' }).expect(200);
      expect(await ownRow('sistemas')).toMatchObject({ rol: 'sistemas' });
    });

    it('can’t change, suspend or invite an administrador', async () => {
      const row = await created({ rol: 'administrador' });
      await change('sistemas', row, { rol: 'rrhh' }).expect(403);
      await change('sistemas', row, { email: newEmail() }).expect(403);
      await order('sistemas', row, 'suspender').expect(403);
      await app.as('sistemas').post(`/api/usuarios/${row.id}/invitacion`).expect(403);
      await app.as('administrador').post(`/api/usuarios/${row.id}/invitacion`).expect(200);
      expect((await firebase.getUser(row.id)).email).toBe(row.email);
    });
  });

  it.each(['administrador', 'sistemas'] as const)(
    '%s can’t change their own role or suspend themselves',
    async (rol) => {
      const row = await ownRow(rol);
      expect((await change(rol, row, { rol: 'rrhh' }).expect(422)).body.errors).toHaveProperty('rol');
      await order(rol, row, 'suspender').expect(422);
      await change(rol, row, { cargo: 'Jefatura' }).expect(200);
    },
  );

  it.each(['administrador', 'sistemas'] as const)('%s can’t delete users', async (rol) => {
    const { id } = await created();
    await app.as(rol).delete(`/api/usuarios/${id}`).expect(403);
  });

  it('log every change in the history', async () => {
    const row = await created();
    await change('sistemas', row, { rol: 'finanzas' }).expect(200);
    const { body } = await app.as('administrador').get(`/api/usuarios/${row.id}/historial`).expect(200);
    expect(body).toMatchObject([
      {
        accion: 'editar',
        uid: app.uids.sistemas,
        cambios: [{ campo: 'rol', antes: 'comercial', despues: 'finanzas' }],
      },
      { accion: 'crear', uid: app.uids.administrador },
    ]);
  });

  it('set a password with an invitation and sign in', async () => {
    const { id, email } = await created({ rol: 'creditos' });
    const { body } = await app.as('sistemas').post(`/api/usuarios/${id}/invitacion`).expect(200);
    expect(body.enlace).toMatch(/^\/login\/clave#codigo=[\w-]{43}$/);
    const codigo = body.enlace.split('=')[1];
    const clave = 'mi-clave-nueva-larga';
    await app.anonymous.post('/api/clave').send({ codigo, clave }).expect(204);
    const { body: session } = await app.anonymous
      .post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword')
      .send({ email, password: clave, returnSecureToken: true })
      .expect(200);
    const me = await app.anonymous.get('/api/yo').set('Authorization', `Bearer ${session.idToken}`).expect(200);
    expect(me.body).toMatchObject({ uid: id, rol: 'creditos' });
    await app.anonymous.post('/api/clave').send({ codigo, clave: 'otra-clave-larga' }).expect(422);
  });

  it('created outside the panel get an account with the invitation', async () => {
    const uid = `de-antes-${randomUUID()}`;
    await app.app.get(UserStore, { strict: false }).create(user(uid));
    await app.as('sistemas').post(`/api/usuarios/${uid}/invitacion`).expect(200);
    expect((await firebase.getUser(uid)).email).toBe(`${uid}@kantuta.test`);
  });

  it('start with an administrador invited by the operator', async () => {
    const first = app.app.get(FirstAdministrator, { strict: false });
    const email = newEmail();
    const link = await first.invite(email.toUpperCase());
    expect(link).toMatch(/^\/login\/clave#codigo=/);
    const body = await app.find('/api/usuarios', { email });
    expect(body).toMatchObject([{ email, rol: 'administrador', estado: 'activo' }]);
    const again = await first.invite(email);
    expect(again).not.toBe(link);
    const { email: taken } = await created();
    await expect(first.invite(taken)).rejects.toThrow('no un administrador activo');
  });

  it('get no invitation while suspended or unknown', async () => {
    const row = await created();
    await order('sistemas', row, 'suspender').expect(200);
    await app.as('sistemas').post(`/api/usuarios/${row.id}/invitacion`).expect(422);
    await app.as('sistemas').post('/api/usuarios/nadie/invitacion').expect(404);
  });

  describe('session of a user', () => {
    const password = 'clave-de-sesion-larga';
    async function signedIn(rol: Rol) {
      const row = await created({ rol });
      await firebase.updateUser(row.id, { password });
      const { body } = await app.anonymous
        .post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword')
        .send({ email: row.email, password, returnSecureToken: true })
        .expect(200);
      return { row, refreshToken: body.refreshToken as string, bearer: `Bearer ${body.idToken}` };
    }
    const renew = (refreshToken: string) =>
      app.anonymous
        .post('/securetoken.googleapis.com/v1/token')
        .send({ grant_type: 'refresh_token', refresh_token: refreshToken });
    const read = (bearer: string) => app.anonymous.get('/api/contactanos/consultas').set('Authorization', bearer);

    it('loses access to a section at once when the role changes', async () => {
      const { row, bearer } = await signedIn('comercial');
      await read(bearer).expect(200);
      await change('sistemas', row, { rol: 'rrhh' }).expect(200);
      // The emulator checks for revocation on reads too.
      expect([401, 403]).toContain((await read(bearer)).status);
    });

    it('ends with a suspension; a new sign-in works after the reactivation', async () => {
      const { row, refreshToken, bearer } = await signedIn('comercial');
      await renew(refreshToken).expect(200);
      const { body: suspended } = await order('sistemas', row, 'suspender').expect(200);
      expect([401, 403]).toContain((await read(bearer)).status);
      await order('sistemas', suspended, 'reactivar').expect(200);
      const { body } = await app.anonymous
        .post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword')
        .send({ email: row.email, password, returnSecureToken: true });
      await read(`Bearer ${body.idToken}`).expect(200);
    });

    it('is rejected after a concurrent suspension', async () => {
      const [one, other] = [await app.signUp('administrador'), await app.signUp('administrador')];
      const suspend = (user: { uid: string }, by: { token: string }) =>
        app.anonymous
          .post(`/api/usuarios/${user.uid}/suspender`)
          .set('Authorization', `Bearer ${by.token}`)
          .send({ version: 1 });
      const answers = await Promise.all([suspend(one, other), suspend(other, one)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
      const { body } = await app
        .as('administrador')
        .get(`/api/usuarios?filter=${JSON.stringify({ id: [one.uid, other.uid], estado: ['suspendido'] })}`)
        .expect(200);
      expect(body).toHaveLength(1);
    });

    it('stays valid when only the name changes', async () => {
      const { row, bearer } = await signedIn('comercial');
      await change('sistemas', row, { nombre: 'Ana María Rojas' }).expect(200);
      await read(bearer).expect(200);
    });
  });
});

describe('last administradores', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('can’t demote each other concurrently', async () => {
    const email = `segundo.${randomUUID()}@kantuta.test`;
    const { body: second } = await app
      .as('administrador')
      .post('/api/usuarios')
      .send({ email, rol: 'administrador' })
      .expect(201);
    const firebase: Auth = app.app.get(FIREBASE_AUTH, { strict: false });
    await firebase.updateUser(second.id, { password: 'clave-del-segundo' });
    const { body } = await app.anonymous
      .post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword')
      .send({ email, password: 'clave-del-segundo', returnSecureToken: true })
      .expect(200);
    const demote = (id: string, bearer: string) =>
      app.anonymous.put(`/api/usuarios/${id}`).set('Authorization', bearer).set(app.seen(id)).send({ rol: 'rrhh' });
    const answers = await Promise.all([
      demote(second.id, `Bearer ${app.tokens.administrador}`),
      demote(app.uids.administrador, `Bearer ${body.idToken}`),
    ]);
    const [done, refused] = answers.map(({ status }) => status).sort();
    expect(done).toBe(200);
    // The other request is rejected, or its author has already lost the role.
    expect([401, 403, 422]).toContain(refused);
    const survivor = answers[0]?.status === 200 ? app.tokens.administrador : body.idToken;
    const filter = JSON.stringify({ rol: ['administrador'] });
    const left = await app.anonymous
      .get('/api/usuarios')
      .query({ filter })
      .set('Authorization', `Bearer ${survivor}`)
      .expect(200);
    expect(left.body).toHaveLength(1);
  });
});
