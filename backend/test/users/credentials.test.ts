import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { Rol } from '@coop/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { Auth } from 'firebase-admin/auth';
import { FIREBASE_AUTH } from '../../src/platform/auth/firebase.module.js';
import { correos } from '../../src/platform/database/schema/correos.js';
import { enlacesClave } from '../../src/platform/database/schema/enlacesClave.js';
import { historial } from '../../src/platform/database/schema/history.js';
import { linesOf } from '../mail/mails.js';
import { useMailApp } from '../mail/useMailApp.js';
import { until } from '../support/until.js';

type Row = { id: string; version: number; email: string };

const clave = 'una-clave-de-doce-o-mas';

describe('account access', () => {
  const { test: app, server: mails } = useMailApp();
  let firebase: Auth;
  let made = 0;
  beforeAll(async () => {
    firebase = app.app.get(FIREBASE_AUTH, { strict: false });
  });

  const newEmail = () => {
    made += 1;
    return `acceso.${randomUUID()}.${made}@kantuta.test`;
  };
  const newUser = async (rol: Rol = 'comercial'): Promise<Row> =>
    (
      await app
        .as('administrador')
        .post('/api/usuarios')
        .send({ email: newEmail(), nombre: 'Ana Rojas', rol })
        .expect(201)
    ).body;
  const signIn = (email: string, password = clave) =>
    app.anonymous
      .post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword')
      .send({ email, password, returnSecureToken: true });
  const open = (token: string) => app.anonymous.get('/api/yo').set('Authorization', `Bearer ${token}`);
  /** Creates a user who has signed in. */
  async function signedInUser(rol: Rol = 'comercial') {
    const row = await newUser(rol);
    await firebase.updateUser(row.id, { password: clave });
    const { body } = await signIn(row.email).expect(200);
    await open(body.idToken).expect(200);
    return { row, token: body.idToken as string };
  }
  const invite = (by: Rol, { id }: Row) => app.as(by).post(`/api/usuarios/${id}/invitacion`);
  const codeIn = (text: string | undefined) => /#codigo=([\w-]+)/.exec(text ?? '')?.[1];
  const invitationOf = async (row: Row) => codeIn((await invite('sistemas', row).expect(200)).body.enlace);
  const setPassword = (codigo: string | undefined, password = clave) =>
    app.anonymous.post('/api/clave').send({ codigo, clave: password });
  const requestReset = (correo: string) => app.anonymous.post('/api/clave/olvido').send({ correo });
  const change = (by: Rol, { id, version }: Row, values: object) =>
    app
      .as(by)
      .put(`/api/usuarios/${id}`)
      .send({ version, ...values });
  const order = (by: Rol, { id, version }: Row, name: string) =>
    app.as(by).post(`/api/usuarios/${id}/${name}`).send({ version });
  const mailTo = (address: string, subject: RegExp) =>
    until(() => mails.delivered.find(({ to, mail }) => to.includes(address) && subject.test(mail.subject ?? '')));
  const history = async ({ id }: Row) =>
    (await app.as('administrador').get(`/api/usuarios/${id}/historial`).expect(200)).body;
  const access = /Cambios en su acceso/;
  const forgot = /contraseña nueva/;
  const invited = /^Le abrieron una cuenta/;

  it('keeps only the last of several concurrent invitation links', async () => {
    const row = await newUser();
    const answers = await Promise.all(Array.from({ length: 6 }, () => invite('sistemas', row)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await app.database.$count(enlacesClave, eq(enlacesClave.uid, row.id))).toBe(1);
  });

  describe('invitation', () => {
    it('is rejected for users who have signed in', async () => {
      await invite('sistemas', await newUser()).expect(200);
      const { row } = await signedInUser();
      for (const rol of ['sistemas', 'administrador'] as const) {
        const { body } = await invite(rol, row).expect(422);
        expect(body).toMatchObject({ codigo: 'transicion_invalida' });
        expect(body.detail).toMatch('«¿Olvidó su contraseña?»');
        expect(body).not.toHaveProperty('enlace');
      }
    });

    it('is rejected when only Firebase recorded the sign-in', async () => {
      const row = await newUser();
      await firebase.updateUser(row.id, { password: clave });
      // Firebase stores the creation and last use of an account in whole seconds.
      await setTimeout(1_100);
      await signIn(row.email).expect(200);
      await invite('sistemas', row).expect(422);
    });

    it('ends with a newer link and with the first sign-in', async () => {
      const row = await newUser();
      const spare = await invitationOf(row);
      const invitation = await invitationOf(row);
      await setPassword(spare).expect(422);
      await firebase.updateUser(row.id, { password: clave });
      await open((await signIn(row.email).expect(200)).body.idToken).expect(200);
      const { body } = await setPassword(invitation, 'la-de-quien-lo-guardó').expect(422);
      expect(body.errors).toHaveProperty('codigo');
      await signIn(row.email).expect(200);
    });

    it.each([
      ['suspended', { order: 'suspender' }],
      ['given another e-mail address', { email: newEmail() }],
      ['given another role', { rol: 'rrhh' }],
    ])('ends when the user is %s', async (_, what) => {
      const row = await newUser();
      const codigo = await invitationOf(row);
      await ('order' in what ? order('sistemas', row, what.order) : change('sistemas', row, what)).expect(200);
      await setPassword(codigo).expect(422);
    });

    it('ends after a day', async () => {
      const row = await newUser();
      const codigo = await invitationOf(row);
      await app.database.execute(sql`update enlaces_clave set vence_en = now() where uid = ${row.id}`);
      await setPassword(codigo).expect(422);
    });

    it('is e-mailed to a new user and again on request, which ends the previous link', async () => {
      const row = await newUser();
      const first = codeIn((await mailTo(row.email, invited)).mail.text);
      const { mail } = await mailTo(row.email, invited);
      expect(mail.text).toMatch(/le abrió una cuenta.*«Comercial»/);
      await app.as('sistemas').post(`/api/usuarios/${row.id}/invitacion/correo`).expect(204);
      const both = await until(() => {
        const sent = mails.delivered.filter(
          ({ to, mail }) => to.includes(row.email) && invited.test(mail.subject ?? ''),
        );
        return sent.length === 2 ? sent : undefined;
      });
      const second = both.map((one) => codeIn(one.mail.text)).find((code) => code !== first);
      await setPassword(first).expect(422);
      await setPassword(second).expect(204);
      await signIn(row.email).expect(200);
      expect((await history(row)).map(({ accion }: { accion: string }) => accion)).toContain('invitar');
    });

    it('is limited to five e-mails per person and hour', async () => {
      const [row, other] = [await newUser(), await newUser()];
      const send = ({ id }: { id: string }) => app.as('sistemas').post(`/api/usuarios/${id}/invitacion/correo`);
      for (let sent = 0; sent < 5; sent++) await send(row).expect(204);
      const { body } = await send(row).expect(429);
      expect(body.detail).toContain('Demasiadas invitaciones para esta persona.');
      await send(other).expect(204);
    });

    it('is not e-mailed to a signed-in user or by a role without permission', async () => {
      const { row } = await signedInUser();
      await app.as('sistemas').post(`/api/usuarios/${row.id}/invitacion/correo`).expect(422);
      const boss = await newUser('administrador');
      await app.as('sistemas').post(`/api/usuarios/${boss.id}/invitacion/correo`).expect(403);
      await app.as('comercial').post(`/api/usuarios/${row.id}/invitacion/correo`).expect(403);
    });

    it('is audited and notified to the user without its code', async () => {
      const row = await newUser();
      const codigo = String(await invitationOf(row));
      const [entry] = await history(row);
      expect(entry).toMatchObject({ accion: 'invitar', uid: app.uids.sistemas, cambios: [] });
      const filter = JSON.stringify({ registro: row.id, accion: 'invitar' });
      const { body: audit } = await app.as('administrador').get('/api/sitio/auditoria').query({ filter }).expect(200);
      expect(audit).toMatchObject([{ seccion: 'usuarios', titulo: 'Ana Rojas' }]);
      const { mail, raw } = await mailTo(row.email, access);
      expect(mail.text).toMatch('Se creó un enlace');
      expect(mail.text).toMatch(`sistemas.${app.uids.sistemas}@kantuta.test`);
      expect(raw).not.toContain(codigo);
      const database = app.database;
      for (const table of [historial, correos, enlacesClave])
        expect(JSON.stringify(await database.select().from(table))).not.toContain(codigo);
    });
  });

  describe('password change', () => {
    it('by a link is audited, notified to the user, and ends every session', async () => {
      const { row, token } = await signedInUser();
      await requestReset(row.email).expect(204);
      const codigo = codeIn((await mailTo(row.email, forgot)).mail.text);
      await setPassword(codigo, 'otra-clave-de-doce').expect(204);
      await open(token).expect(401);
      await signIn(row.email).expect(400);
      await open((await signIn(row.email, 'otra-clave-de-doce').expect(200)).body.idToken).expect(200);
      expect((await history(row))[0]).toMatchObject({ accion: 'cambiarClave', uid: row.id, email: row.email });
      expect((await mailTo(row.email, access)).mail.text).toMatch('Su contraseña cambió');
      await setPassword(codigo, 'la-tercera-de-doce').expect(422);
    });

    it.each([
      ['with a short password', { clave: 'once-letras' }, 'clave'],
      ['with a password that is not a string', { clave: { $ne: '' } }, 'clave'],
      ['with an unknown code', { codigo: 'x'.repeat(43) }, 'codigo'],
      ['with a code that is not a string', { codigo: ['x'] }, 'codigo'],
      ['for another uid', { uid: 'ana' }, 'uid'],
    ])('is rejected %s', async (_, values, field) => {
      const codigo = await invitationOf(await newUser());
      const { body } = await app.anonymous
        .post('/api/clave')
        .send({ codigo, clave, ...values })
        .expect(422);
      expect(Object.keys(body.errors)).toEqual([field]);
    });

    it('succeeds for one of two concurrent uses of a link', async () => {
      const codigo = await invitationOf(await newUser());
      const answers = await Promise.all([setPassword(codigo), setPassword(codigo)]);
      const [done, refused] = answers.map(({ status }) => status).sort();
      expect(done).toBe(204);
      expect([422, 429]).toContain(refused);
    });
  });

  it.each([
    ['role', (row: Row) => change('sistemas', row, { rol: 'finanzas' }), 'Su rol cambió de Comercial a Finanzas.'],
    ['suspension', (row: Row) => order('sistemas', row, 'suspender'), 'Su acceso fue suspendido.'],
  ])('a change of %s is e-mailed to the user', async (_, act, expected) => {
    const { row } = await signedInUser();
    await act(row).expect(200);
    const { mail } = await mailTo(row.email, access);
    expect(mail.text).toMatch(expected);
    expect(mail.text).toMatch('Se cerraron sus sesiones.');
  });

  it('a change of name is not e-mailed', async () => {
    const { row } = await signedInUser();
    await change('sistemas', row, { nombre: 'Ana María Rojas' }).expect(200);
    // Only the invitation was e-mailed.
    expect(await linesOf(app, row.id)).toMatchObject([{ asunto: expect.stringMatching(invited) }]);
  });

  describe('e-mail address', () => {
    it('can’t be changed by sistemas after the first sign-in', async () => {
      const { row } = await signedInUser();
      const { body } = await change('sistemas', row, { email: newEmail() }).expect(403);
      expect(Object.keys(body.errors)).toEqual(['email']);
      expect((await firebase.getUser(row.id)).email).toBe(row.email);
      await change('sistemas', await newUser(), { email: newEmail() }).expect(200);
    });

    it('changed by administrador is notified to both addresses, audited, and ends every session', async () => {
      const { row, token } = await signedInUser();
      const email = newEmail();
      await change('administrador', row, { email }).expect(200);
      await open(token).expect(401);
      expect((await mailTo(row.email, access)).mail.text).toMatch('este ya no sirve');
      expect((await mailTo(email, access)).mail.text).toMatch('Desde ahora ingresa al panel con este correo.');
      expect((await history(row))[0]).toMatchObject({
        uid: app.uids.administrador,
        cambios: [{ campo: 'email', antes: row.email, despues: email }, expect.anything()],
      });
    });

    it('can be changed by its owner', async () => {
      const own = (await app.as('sistemas').get(`/api/usuarios/${app.uids.sistemas}`).expect(200)).body;
      const { row, token } = await signedInUser('sistemas');
      const changeOwn = (name: string, { id, version }: Row) =>
        app.anonymous
          .put(`/api/usuarios/${id}`)
          .set('Authorization', `Bearer ${name}`)
          .send({ version, email: newEmail() });
      await open(app.tokens.sistemas).expect(200);
      await changeOwn(token, own).expect(403);
      await changeOwn(token, row).expect(200);
    });
  });

  // Runs last, because it exhausts the rate limit of the client address.
  describe('password reset', () => {
    it('answers alike for any address and sends a link to active users only', async () => {
      const [{ row }, { row: gone }] = [await signedInUser(), await signedInUser()];
      await order('sistemas', gone, 'suspender').expect(200);
      const unknown = newEmail();
      const answers = [];
      for (const address of [row.email, row.email.toUpperCase(), gone.email, unknown])
        answers.push(await requestReset(address));
      const shapes = answers.map(
        ({ status, text, headers: { date: _, 'x-request-id': __, ratelimit: ___, ...headers } }) => ({
          status,
          text,
          headers,
        }),
      );
      expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
      expect(answers[0]?.status).toBe(204);
      expect((await mailTo(row.email, forgot)).mail.text).toMatch(/\/login\/clave#codigo=/);
      const { rows } = (await app.database.execute(
        sql`select distinct vence_en - creado_en < interval '61 minutes' as ends from correos where para = ${row.email}
          and clave like 'olvido:%'`,
      )) as unknown as { rows: object[] };
      expect(rows).toEqual([{ ends: true }]);
      for (const address of [gone.email, unknown])
        expect(
          mails.delivered.filter(({ to, mail }) => to.includes(address) && forgot.test(mail.subject ?? '')),
        ).toEqual([]);
    });

    it.each([['ana'], [''], [['ana@kantuta.test']], [{ $ne: '' }], [null]])(
      'rejects %j as an address',
      async (correo) => {
        const { body } = await app.anonymous.post('/api/clave/olvido').send({ correo }).expect(422);
        expect(body.errors).toHaveProperty('correo');
      },
    );

    it('rejects cross-site requests', async () => {
      const { row } = await signedInUser();
      await requestReset(row.email).set('Sec-Fetch-Site', 'cross-site').expect(422);
      await requestReset(row.email).set('Sec-Fetch-Site', 'same-origin').expect(204);
      await mailTo(row.email, forgot);
      expect(
        mails.delivered.filter(({ to, mail }) => to.includes(row.email) && forgot.test(mail.subject ?? '')),
      ).toHaveLength(1);
    });

    it('is rate limited per mailbox', async () => {
      const { row } = await signedInUser();
      const statuses = [];
      for (let time = 1; time <= 31; time += 1) statuses.push((await requestReset(row.email)).status);
      expect(statuses.at(-1)).toBe(429);
      expect(statuses).toContain(204);
      const { headers } = await requestReset(row.email).expect(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      // The count includes the invitation.
      await until(async () => (await linesOf(app, row.id)).length >= 4);
      await setTimeout(200);
      expect(await linesOf(app, row.id)).toHaveLength(4);
    });
  });
});
