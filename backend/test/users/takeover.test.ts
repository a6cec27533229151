import { randomUUID } from 'node:crypto';
import type { Rol } from '@coop/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { Auth } from 'firebase-admin/auth';
import { FIREBASE_AUTH } from '../../src/platform/auth/firebase.module.js';
import { tables } from '../../src/platform/database/tables/tables.js';
import type { User } from '../../src/platform/users/user.js';
import { UserStore } from '../../src/platform/users/user-store.js';
import { InvitationMails } from '../../src/sections/usuarios/invitation-mails.js';
import { useMailApp } from '../mail/useMailApp.js';
import { until } from '../support/until.js';
import { user } from './userRow.js';

type Row = { id: string; version: number; email: string };

const PLANTED_PASSWORD = 'la-que-puso-otra-persona';
const OWN_PASSWORD = 'la-que-puso-su-dueña';

describe('account takeover', () => {
  const { test: app, server: mails } = useMailApp({ TRUSTED_PROXIES: '1' });
  let firebase: Auth;
  let network = 0;
  beforeAll(async () => {
    firebase = app.app.get(FIREBASE_AUTH, { strict: false });
  });

  const freshEmail = () => `toma.${randomUUID()}@kantuta.test`;
  const newUser = async (rol: Rol = 'comercial'): Promise<Row> =>
    (await app.as('sistemas').post('/api/usuarios').send({ email: freshEmail(), nombre: 'Ana Rojas', rol }).expect(201))
      .body;
  const stored = async ({ id }: Row): Promise<Row> =>
    (await app.as('administrador').get(`/api/usuarios/${id}`).expect(200)).body;
  const change = async (by: Rol, row: Row, values: object) =>
    app
      .as(by)
      .put(`/api/usuarios/${row.id}`)
      .send({ version: (await stored(row)).version, ...values });
  const signIn = (email: string, password: string) =>
    app.anonymous
      .post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword')
      .send({ email, password, returnSecureToken: true });
  const open = (token: string) => app.anonymous.get('/api/yo').set('Authorization', `Bearer ${token}`);
  /** Uses a new client network per call, because attempts are rate limited by network. */
  const setPassword = (codigo: string | undefined, clave: string) => {
    network += 1;
    return app.anonymous.post('/api/clave').set('X-Forwarded-For', `198.51.100.${network}`).send({ codigo, clave });
  };
  const codeIn = (text: string | undefined) => /#codigo=([\w-]+)/.exec(text ?? '')?.[1];
  const invite = (by: Rol, { id }: Row) => app.as(by).post(`/api/usuarios/${id}/invitacion`);
  const codeOf = async (by: Rol, row: Row) => codeIn((await invite(by, row).expect(200)).body.enlace);
  const mailTo = (address: string, subject: RegExp) =>
    until(() => mails.delivered.find(({ to, mail }) => to.includes(address) && subject.test(mail.subject ?? '')));
  const forgot = /contraseña nueva/;
  /** Waits for an e-mail to the address that contains the text, with any subject. */
  const mailsTo = (address: string, what: string) =>
    until(() => mails.delivered.find(({ to, mail }) => to.includes(address) && mail.text?.includes(what)));
  /** Creates a user whose inviter set the password, and signs in with it. */
  async function userWithPlantedPassword(rol: Rol = 'comercial') {
    const row = await newUser(rol);
    await setPassword(await codeOf('sistemas', row), PLANTED_PASSWORD).expect(204);
    const { body } = await signIn(row.email, PLANTED_PASSWORD).expect(200);
    await open(body.idToken).expect(200);
    return { row, token: body.idToken as string };
  }

  describe('holder of a valid link', () => {
    it('can set a password although the network exhausted its attempts with invalid codes', async () => {
      const row = await newUser();
      const codigo = await codeOf('sistemas', row);
      const tryOut = (code: string | undefined) =>
        app.anonymous
          .post('/api/clave')
          .set('X-Forwarded-For', '203.0.113.9')
          .send({ codigo: code, clave: OWN_PASSWORD });
      for (let n = 0; n < 20; n++) await tryOut('x'.repeat(43)).expect(422);
      await tryOut('x'.repeat(43)).expect(429);
      await tryOut(codigo).expect(204);
      await tryOut(codigo).expect(429);
    });
  });

  describe('invitation', () => {
    it.each<[string, Rol, Rol, (uid: string) => Promise<unknown>]>([
      [
        'are suspended',
        'sistemas',
        'comercial',
        async (id) =>
          app
            .as('administrador')
            .post(`/api/usuarios/${id}/suspender`)
            .send({ version: (await stored({ id } as Row)).version })
            .expect(200),
      ],
      [
        'lose permission over the user',
        'administrador',
        'administrador',
        async (id) => expect((await change('administrador', { id } as Row, { rol: 'sistemas' })).status).toBe(200),
      ],
    ])('is void after its creators %s', async (_, rol, next, lose) => {
      const maker = await app.signUp(rol);
      const invited = async () => {
        const { body } = await app
          .as('administrador')
          .post('/api/usuarios')
          .send({ email: freshEmail(), nombre: 'Ana Rojas', rol: next })
          .expect(201);
        const { body: invitation } = await app.anonymous
          .post(`/api/usuarios/${body.id}/invitacion`)
          .set('Authorization', `Bearer ${maker.token}`)
          .expect(200);
        return codeIn(invitation.enlace);
      };
      const [before, after] = [await invited(), await invited()];
      await setPassword(before, PLANTED_PASSWORD).expect(204);
      await lose(maker.uid);
      await setPassword(after, PLANTED_PASSWORD).expect(422);
    });

    it('sent by e-mail is void once its sender is suspended', async () => {
      const maker = await app.signUp('sistemas');
      const mailed = async () => {
        const { body } = await app.anonymous
          .post('/api/usuarios')
          .set('Authorization', `Bearer ${maker.token}`)
          .send({ email: freshEmail(), nombre: 'Ana Rojas', rol: 'comercial' })
          .expect(201);
        return codeIn((await mailTo(body.email, /^Le abrieron una cuenta/)).mail.text);
      };
      const [before, after] = [await mailed(), await mailed()];
      await setPassword(before, PLANTED_PASSWORD).expect(204);
      const { version } = await stored({ id: maker.uid } as Row);
      await app.as('administrador').post(`/api/usuarios/${maker.uid}/suspender`).send({ version }).expect(200);
      await setPassword(after, PLANTED_PASSWORD).expect(422);
    });

    it('can’t be bypassed with a password reset before the first sign-in', async () => {
      const maker = await app.signUp('sistemas');
      const made = async (rol: Rol = 'comercial'): Promise<Row> => {
        const sent = { email: freshEmail(), nombre: 'Ana Rojas', rol };
        const by = app.anonymous.post('/api/usuarios').set('Authorization', `Bearer ${maker.token}`);
        return (await by.send(sent).expect(201)).body;
      };
      const forget = ({ email }: Row) =>
        app.anonymous
          .post('/api/clave/olvido')
          .set('X-Forwarded-For', `203.0.113.${++network % 250}`)
          .send({ correo: email })
          .expect(204);
      const mailed = async ({ email }: Row) => codeIn((await mailTo(email, forgot)).mail.text);
      const [early, before, after, vouched, moved, came] = await Promise.all(Array.from({ length: 6 }, () => made()));
      for (const row of [early, before]) await forget(row as Row);
      await setPassword(await mailed(before as Row), OWN_PASSWORD).expect(204);
      const link = await mailed(early as Row);
      await setPassword(await codeOf('administrador', came as Row), OWN_PASSWORD).expect(204);
      const { body } = await signIn((came as Row).email, OWN_PASSWORD).expect(200);
      await open(body.idToken).expect(200);

      const { version } = await stored({ id: maker.uid } as Row);
      await app.as('administrador').post(`/api/usuarios/${maker.uid}/suspender`).send({ version }).expect(200);
      // The suspended user chose the mailbox, so an earlier link is void, as an invitation is.
      await setPassword(link, PLANTED_PASSWORD).expect(422);
      await invite('administrador', vouched as Row).expect(200);
      const email = freshEmail();
      expect((await change('administrador', moved as Row, { email })).status).toBe(200);
      await change('administrador', after as Row, { cargo: 'Cajera' });
      for (const row of [after, vouched, { ...(moved as Row), email }, came]) await forget(row as Row);
      for (const row of [vouched, { ...(moved as Row), email }, came])
        await setPassword(await mailed(row as Row), OWN_PASSWORD).expect(204);
      expect(
        mails.delivered.filter(({ to, mail }) => to.includes((after as Row).email) && forgot.test(mail.subject ?? '')),
      ).toEqual([]);
    });

    it('sent by e-mail is void when its sender is suspended before delivery', async () => {
      const [maker, row] = [await app.signUp('sistemas'), await newUser()];
      await mailTo(row.email, /cuenta en el panel/);
      const { version } = await stored({ id: maker.uid } as Row);
      await app.as('administrador').post(`/api/usuarios/${maker.uid}/suspender`).send({ version }).expect(200);
      mails.delivered.length = 0;
      const owner = await app.app.get(UserStore, { strict: false }).find(row.id);
      const by = { uid: maker.uid, email: 'sale@kantuta.test', nombre: 'Quien Sale', rol: 'sistemas' } as const;
      const invitations = app.app.get(InvitationMails, { strict: false });
      await app.database.transaction((tx) => invitations.send(owner as User, by, tx));
      const { mail } = await mailTo(row.email, /cuenta en el panel/);
      await setPassword(codeIn(mail.text), PLANTED_PASSWORD).expect(422);
    });
  });

  describe('promotion to administrador', () => {
    it('invalidates the previous password and sessions', async () => {
      const { row, token } = await userWithPlantedPassword();
      expect((await change('administrador', row, { rol: 'administrador' })).status).toBe(200);
      await signIn(row.email, PLANTED_PASSWORD).expect(400);
      await open(token).expect(401);
    });

    it('leaves no valid session to concurrent sign-ins', async () => {
      const { row, token } = await userWithPlantedPassword();
      const tokens = [token];
      let risen = false;
      const statuses = new Set<number>();
      const rise = change('administrador', row, { rol: 'administrador' }).then(({ status }) => {
        risen = true;
        return status;
      });
      while (!risen) {
        const { body } = await signIn(row.email, PLANTED_PASSWORD);
        if (body.idToken) tokens.push(body.idToken);
        const latest = String(tokens.at(-1));
        statuses.add((await app.anonymous.get('/api/usuarios').set('Authorization', `Bearer ${latest}`)).status);
      }
      expect(await rise).toBe(200);
      expect([...statuses].filter((status) => ![401, 403, 503].includes(status))).toEqual([]);
      for (const one of tokens) await open(one).expect(401);
    });

    it('is e-mailed, and the user signs in with a password that they reset', async () => {
      const { row } = await userWithPlantedPassword();
      expect((await change('administrador', row, { rol: 'administrador' })).status).toBe(200);
      const { mail } = await mailsTo(row.email, 'Su rol cambió de Comercial a Administrador.');
      expect(mail.text).toMatch('«¿Olvidó su contraseña?»');
      await app.anonymous.post('/api/clave/olvido').send({ correo: row.email }).expect(204);
      await setPassword(codeIn((await mailTo(row.email, forgot)).mail.text), OWN_PASSWORD).expect(204);
      const { body } = await signIn(row.email, OWN_PASSWORD).expect(200);
      expect((await open(body.idToken).expect(200)).body).toMatchObject({ rol: 'administrador' });
    });

    it('is the only role change that invalidates the password', async () => {
      const { row } = await userWithPlantedPassword();
      expect((await change('administrador', row, { rol: 'finanzas' })).status).toBe(200);
      await signIn(row.email, PLANTED_PASSWORD).expect(200);
    });

    it('by restoring a version requires an administrador and invalidates the password', async () => {
      const row = await newUser();
      for (const rol of ['administrador', 'comercial'])
        expect((await change('administrador', row, { rol })).status).toBe(200);
      await setPassword(await codeOf('sistemas', row), PLANTED_PASSWORD).expect(204);
      await signIn(row.email, PLANTED_PASSWORD).expect(200);
      const recover = async (by: Rol) =>
        app
          .as(by)
          .post(`/api/usuarios/${row.id}/historial/2/recuperar`)
          .send({ version: (await stored(row)).version });
      expect((await recover('sistemas')).status).toBe(403);
      expect((await recover('administrador')).body).toMatchObject({ rol: 'administrador' });
      await signIn(row.email, PLANTED_PASSWORD).expect(400);
    });

    it('before the first sign-in voids the link; only an administrador creates another', async () => {
      const row = await newUser();
      const before = await codeOf('sistemas', row);
      expect((await change('administrador', row, { rol: 'administrador' })).status).toBe(200);
      await setPassword(before, PLANTED_PASSWORD).expect(422);
      await invite('sistemas', row).expect(403);
      await setPassword(await codeOf('administrador', row), OWN_PASSWORD).expect(204);
      await signIn(row.email, OWN_PASSWORD).expect(200);
    });
  });

  describe('e-mail address', () => {
    it('changed by another user invalidates the password', async () => {
      const { row, token } = await userWithPlantedPassword();
      const email = freshEmail();
      expect((await change('administrador', row, { email })).status).toBe(200);
      await signIn(email, PLANTED_PASSWORD).expect(400);
      await signIn(row.email, PLANTED_PASSWORD).expect(400);
      await open(token).expect(401);
    });

    it('changed by sistemas before the first sign-in invalidates the password', async () => {
      const row = await newUser();
      await firebase.updateUser(row.id, { password: PLANTED_PASSWORD });
      const email = freshEmail();
      expect((await change('sistemas', row, { email })).status).toBe(200);
      await signIn(email, PLANTED_PASSWORD).expect(400);
    });

    it('changed by its owner keeps the password', async () => {
      const { row, token } = await userWithPlantedPassword('sistemas');
      const email = freshEmail();
      await app.anonymous
        .put(`/api/usuarios/${row.id}`)
        .set('Authorization', `Bearer ${token}`)
        .send({ version: (await stored(row)).version, email })
        .expect(200);
      await signIn(email, PLANTED_PASSWORD).expect(200);
    });

    it('is not disclosed in the notice to the previous address', async () => {
      const row = await newUser();
      const email = freshEmail();
      expect((await change('administrador', row, { email })).status).toBe(200);
      const { raw } = await mailsTo(row.email, 'ya no sirve para ingresar');
      expect(raw).not.toContain(email.slice(0, 30));
      await mailsTo(email, '«¿Olvidó su contraseña?»');
    });

    it('already used by the account is accepted', async () => {
      const row = await newUser();
      const email = freshEmail();
      await firebase.updateUser(row.id, { email });
      expect((await change('sistemas', row, { email })).status).toBe(200);
      const { body } = await change('sistemas', await newUser(), { email });
      expect(body.errors).toHaveProperty('email');
    });
  });

  describe('link to set a password', () => {
    it.each([
      ['rol', { rol: 'administrador' as const }],
      ['address', { email: freshEmail() }],
      ['version', { version: 9 }],
    ])('is void after the stored %s changed', async (_, values) => {
      const row = await newUser();
      const codigo = await codeOf('sistemas', row);
      await app.database.update(tables.usuarios).set(values).where(eq(tables.usuarios.id, row.id));
      await setPassword(codigo, PLANTED_PASSWORD).expect(422);
    });

    it('stays valid after a change without effect on access', async () => {
      const row = await newUser();
      const codigo = await codeOf('sistemas', row);
      expect((await change('sistemas', row, { cargo: 'Cajera' })).status).toBe(200);
      await setPassword(codigo, OWN_PASSWORD).expect(204);
    });

    it('created while its user becomes administrador is void', async () => {
      for (let time = 0; time < 4; time += 1) {
        const row = await newUser();
        const [rise, invited] = await Promise.all([
          change('administrador', row, { rol: 'administrador' }),
          invite('sistemas', row),
        ]);
        expect(rise.status).toBe(200);
        await setPassword(codeIn(invited.body.enlace) ?? 'ninguno', PLANTED_PASSWORD).expect(422);
      }
    });

    it('used while its user becomes administrador sets no password', async () => {
      for (let time = 0; time < 4; time += 1) {
        const row = await newUser();
        const codigo = await codeOf('sistemas', row);
        const rise = () => change('administrador', row, { rol: 'administrador' });
        const [risen] = await Promise.all([rise(), setPassword(codigo, PLANTED_PASSWORD).then(() => undefined)]);
        // A change that arrives while a password is being set is rejected and must be retried.
        expect(risen.status === 200 || (await rise()).status === 200).toBe(true);
        await signIn(row.email, PLANTED_PASSWORD).expect(400);
      }
    });

    it('restores the address of an account changed outside the panel', async () => {
      const row = await newUser();
      await firebase.updateUser(row.id, { email: freshEmail() });
      await setPassword(await codeOf('sistemas', row), OWN_PASSWORD).expect(204);
      await signIn(row.email, OWN_PASSWORD).expect(200);
    });
  });

  describe('ending the sessions of a user', () => {
    const end = (by: Rol, { id }: Row) => app.as(by).post(`/api/usuarios/${id}/cerrar-sesiones`);

    it('signs them out everywhere and keeps the password', async () => {
      const { row, token } = await userWithPlantedPassword();
      const { body: other } = await signIn(row.email, PLANTED_PASSWORD).expect(200);
      await end('sistemas', row).expect(204);
      await open(token).expect(401);
      await open(other.idToken).expect(401);
      const { body } = await signIn(row.email, PLANTED_PASSWORD).expect(200);
      await open(body.idToken).expect(200);
    });

    it('is notified and audited', async () => {
      const row = await newUser();
      await end('administrador', row).expect(204);
      await end('administrador', row).expect(204);
      await mailsTo(row.email, 'Se cerraron sus sesiones en todos los equipos.');
      const { body } = await app.as('administrador').get(`/api/usuarios/${row.id}/historial`).expect(200);
      expect(body[0]).toMatchObject({ accion: 'cerrarSesiones', uid: app.uids.administrador, cambios: [] });
    });

    it('is rejected for an administrador by sistemas, and for other roles', async () => {
      const row = await newUser();
      expect((await change('administrador', row, { rol: 'administrador' })).status).toBe(200);
      await end('sistemas', row).expect(403);
      await end('rrhh', await newUser()).expect(403);
      await end('sistemas', { id: 'nadie', version: 1, email: '' }).expect(404);
      await end('administrador', row).expect(204);
    });
  });

  describe('account at Firebase', () => {
    const create = (email: string, nombre = 'Eva Rojas') =>
      app.as('sistemas').post('/api/usuarios').send({ email, nombre, rol: 'comercial' });

    it('is not created when the row is rejected', async () => {
      const uid = `de-antes-${randomUUID()}`;
      await app.app.get(UserStore, { strict: false }).create(user(uid));
      await create(`${uid}@kantuta.test`).expect(422);
      await invite('sistemas', { id: uid, version: 1, email: '' }).expect(200);
      expect((await firebase.getUser(uid)).email).toBe(`${uid}@kantuta.test`);
    });

    it('is reverted when the transaction fails at commit', async () => {
      const database = app.database;
      await database.execute(sql`create function perder() returns trigger language plpgsql as $$ begin
        if new.nombre = 'Se Pierde' then raise exception 'perdido'; end if; return new; end $$`);
      await database.execute(sql`create constraint trigger perder after insert or update on usuarios
        deferrable initially deferred for each row execute function perder()`);
      const email = freshEmail();
      await create(email, 'Se Pierde').expect(500);
      await create(email).expect(201);
      const row = await newUser();
      expect((await change('sistemas', row, { email: freshEmail(), nombre: 'Se Pierde' })).status).toBe(500);
      expect((await firebase.getUser(row.id)).email).toBe(row.email);
      // The password is lost anyway; an e-mail and the history report it.
      await mailsTo(row.email, 'guardarse');
      const { body: history } = await app.as('sistemas').get(`/api/usuarios/${row.id}/historial`).expect(200);
      expect(history[0]).toMatchObject({ accion: 'cambiarClave', nota: expect.stringContaining('no se guardó') });
    });
  });
});
