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

describe('ways to open an account', () => {
  const { test: app, server: mails } = useMailApp();
  let firebase: Auth;
  let made = 0;
  beforeAll(async () => {
    firebase = app.app.get(FIREBASE_AUTH, { strict: false });
  });

  const freshEmail = () => {
    made += 1;
    return `acceso.${randomUUID()}.${made}@kantuta.test`;
  };
  const newUser = async (rol: Rol = 'comercial'): Promise<Row> =>
    (
      await app
        .as('administrador')
        .post('/api/usuarios')
        .send({ email: freshEmail(), nombre: 'Ana Rojas', rol })
        .expect(201)
    ).body;
  const signIn = (email: string, password = clave) =>
    app.anonymous
      .post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword')
      .send({ email, password, returnSecureToken: true });
  const open = (token: string) => app.anonymous.get('/api/yo').set('Authorization', `Bearer ${token}`);
  /** Creates a user who has signed in. */
  async function member(rol: Rol = 'comercial') {
    const row = await newUser(rol);
    await firebase.updateUser(row.id, { password: clave });
    const { body } = await signIn(row.email).expect(200);
    await open(body.idToken).expect(200);
    return { row, token: body.idToken as string };
  }
  const invite = (by: Rol, { id }: Row) => app.as(by).post(`/api/usuarios/${id}/invitacion`);
  const codeIn = (text: string | undefined) => /#codigo=([\w-]+)/.exec(text ?? '')?.[1];
  const invitationOf = async (row: Row) => codeIn((await invite('sistemas', row).expect(200)).body.enlace);
  const set = (codigo: string | undefined, password = clave) =>
    app.anonymous.post('/api/clave').send({ codigo, clave: password });
  const forget = (correo: string) => app.anonymous.post('/api/clave/olvido').send({ correo });
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

  it('is one link, the last, also where several are asked for at once', async () => {
    const row = await newUser();
    const answers = await Promise.all(Array.from({ length: 6 }, () => invite('sistemas', row)));
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    expect(await app.database.$count(enlacesClave, eq(enlacesClave.uid, row.id))).toBe(1);
  });

  describe('an invitation', () => {
    it('is for users who never signed in, and for nobody afterwards', async () => {
      await invite('sistemas', await newUser()).expect(200);
      const { row } = await member();
      for (const rol of ['sistemas', 'administrador'] as const) {
        const { body } = await invite(rol, row).expect(422);
        expect(body).toMatchObject({ codigo: 'transicion_invalida' });
        expect(body.detail).toMatch('«¿Olvidó su contraseña?»');
        expect(body).not.toHaveProperty('enlace');
      }
    });

    it('is refused where Firebase alone knows that they came in', async () => {
      const row = await newUser();
      await firebase.updateUser(row.id, { password: clave });
      // Firebase stores the creation and last use of an account in whole seconds.
      await setTimeout(1_100);
      await signIn(row.email).expect(200);
      await invite('sistemas', row).expect(422);
    });

    it('leaves no spare link: a new one ends the one before, and coming in ends both', async () => {
      const row = await newUser();
      const spare = await invitationOf(row);
      const invitation = await invitationOf(row);
      await set(spare).expect(422);
      await firebase.updateUser(row.id, { password: clave });
      await open((await signIn(row.email).expect(200)).body.idToken).expect(200);
      const { body } = await set(invitation, 'la-de-quien-lo-guardó').expect(422);
      expect(body.errors).toHaveProperty('codigo');
      await signIn(row.email).expect(200);
    });

    it.each([
      ['suspended', { order: 'suspender' }],
      ['given another address', { email: freshEmail() }],
      ['given another role', { rol: 'rrhh' }],
    ])('ends when its owner is %s', async (_, what) => {
      const row = await newUser();
      const codigo = await invitationOf(row);
      await ('order' in what ? order('sistemas', row, what.order) : change('sistemas', row, what)).expect(200);
      await set(codigo).expect(422);
    });

    it('ends after a day', async () => {
      const row = await newUser();
      const codigo = await invitationOf(row);
      await app.database.execute(sql`update enlaces_clave set vence_en = now() where uid = ${row.id}`);
      await set(codigo).expect(422);
    });

    it('is mailed to a new user and again on request; the previous one ends', async () => {
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
      await set(first).expect(422);
      await set(second).expect(204);
      await signIn(row.email).expect(200);
      expect((await history(row)).map(({ accion }: { accion: string }) => accion)).toContain('invitar');
    });

    it('is mailed to one person five times an hour, and to another all the same', async () => {
      const [row, other] = [await newUser(), await newUser()];
      const send = ({ id }: { id: string }) => app.as('sistemas').post(`/api/usuarios/${id}/invitacion/correo`);
      for (let sent = 0; sent < 5; sent++) await send(row).expect(204);
      const { body } = await send(row).expect(429);
      expect(body.detail).toContain('Demasiadas invitaciones para esta persona.');
      await send(other).expect(204);
    });

    it('is not mailed to who came in, nor by who may not touch them', async () => {
      const { row } = await member();
      await app.as('sistemas').post(`/api/usuarios/${row.id}/invitacion/correo`).expect(422);
      const boss = await newUser('administrador');
      await app.as('sistemas').post(`/api/usuarios/${boss.id}/invitacion/correo`).expect(403);
      await app.as('comercial').post(`/api/usuarios/${row.id}/invitacion/correo`).expect(403);
    });

    it('is on record and told to its owner, without what opens the account', async () => {
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

  describe('a password', () => {
    it('set by a link is audited, notified to its owner, and ends every session', async () => {
      const { row, token } = await member();
      await forget(row.email).expect(204);
      const codigo = codeIn((await mailTo(row.email, forgot)).mail.text);
      await set(codigo, 'otra-clave-de-doce').expect(204);
      await open(token).expect(401);
      await signIn(row.email).expect(400);
      await open((await signIn(row.email, 'otra-clave-de-doce').expect(200)).body.idToken).expect(200);
      expect((await history(row))[0]).toMatchObject({ accion: 'cambiarClave', uid: row.id, email: row.email });
      expect((await mailTo(row.email, access)).mail.text).toMatch('Su contraseña cambió');
      await set(codigo, 'la-tercera-de-doce').expect(422);
    });

    it.each([
      ['too short', { clave: 'once-letras' }, 'clave'],
      ['that is no text', { clave: { $ne: '' } }, 'clave'],
      ['with a code that never was', { codigo: 'x'.repeat(43) }, 'codigo'],
      ['with a code that is no text', { codigo: ['x'] }, 'codigo'],
      ['for somebody of their choice', { uid: 'ana' }, 'uid'],
    ])('is not set %s', async (_, values, field) => {
      const codigo = await invitationOf(await newUser());
      const { body } = await app.anonymous
        .post('/api/clave')
        .send({ codigo, clave, ...values })
        .expect(422);
      expect(Object.keys(body.errors)).toEqual([field]);
    });

    it('is set by one of two who hold the same link', async () => {
      const codigo = await invitationOf(await newUser());
      const answers = await Promise.all([set(codigo), set(codigo)]);
      const [done, refused] = answers.map(({ status }) => status).sort();
      expect(done).toBe(204);
      expect([422, 429]).toContain(refused);
    });
  });

  it.each([
    ['role', (row: Row) => change('sistemas', row, { rol: 'finanzas' }), 'Su rol cambió de Comercial a Finanzas.'],
    ['suspension', (row: Row) => order('sistemas', row, 'suspender'), 'Su acceso fue suspendido.'],
  ])('a change of %s is told to its owner', async (_, act, expected) => {
    const { row } = await member();
    await act(row).expect(200);
    const { mail } = await mailTo(row.email, access);
    expect(mail.text).toMatch(expected);
    expect(mail.text).toMatch('Se cerraron sus sesiones.');
  });

  it('a change of name is not', async () => {
    const { row } = await member();
    await change('sistemas', row, { nombre: 'Ana María Rojas' }).expect(200);
    // Only the invitation was mailed.
    expect(await linesOf(app, row.id)).toMatchObject([{ asunto: expect.stringMatching(invited) }]);
  });

  describe('an address', () => {
    it('can’t be changed by sistemas after the first sign-in', async () => {
      const { row } = await member();
      const { body } = await change('sistemas', row, { email: freshEmail() }).expect(403);
      expect(Object.keys(body.errors)).toEqual(['email']);
      expect((await firebase.getUser(row.id)).email).toBe(row.email);
      await change('sistemas', await newUser(), { email: freshEmail() }).expect(200);
    });

    it('changed by an administrador is notified at both, audited, and ends every session', async () => {
      const { row, token } = await member();
      const email = freshEmail();
      await change('administrador', row, { email }).expect(200);
      await open(token).expect(401);
      expect((await mailTo(row.email, access)).mail.text).toMatch('este ya no sirve');
      expect((await mailTo(email, access)).mail.text).toMatch('Desde ahora ingresa al panel con este correo.');
      expect((await history(row))[0]).toMatchObject({
        uid: app.uids.administrador,
        cambios: [{ campo: 'email', antes: row.email, despues: email }, expect.anything()],
      });
    });

    it('is changed by its owner', async () => {
      const own = (await app.as('sistemas').get(`/api/usuarios/${app.uids.sistemas}`).expect(200)).body;
      const { row, token } = await member('sistemas');
      const changeOwn = (name: string, { id, version }: Row) =>
        app.anonymous
          .put(`/api/usuarios/${id}`)
          .set('Authorization', `Bearer ${name}`)
          .send({ version, email: freshEmail() });
      await open(app.tokens.sistemas).expect(200);
      await changeOwn(token, own).expect(403);
      await changeOwn(token, row).expect(200);
    });
  });

  // Runs last, because it exhausts the rate limit of the client address.
  describe('a forgotten password', () => {
    it('is answered alike for everybody, and sends a link to active owners alone', async () => {
      const [{ row }, { row: gone }] = [await member(), await member()];
      await order('sistemas', gone, 'suspender').expect(200);
      const unknown = freshEmail();
      const answers = [];
      for (const address of [row.email, row.email.toUpperCase(), gone.email, unknown])
        answers.push(await forget(address));
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
      'for %j belongs to nobody',
      async (correo) => {
        const { body } = await app.anonymous.post('/api/clave/olvido').send({ correo }).expect(422);
        expect(body.errors).toHaveProperty('correo');
      },
    );

    it('is asked for on a page of ours, and on no other site’s', async () => {
      const { row } = await member();
      await forget(row.email).set('Sec-Fetch-Site', 'cross-site').expect(422);
      await forget(row.email).set('Sec-Fetch-Site', 'same-origin').expect(204);
      await mailTo(row.email, forgot);
      expect(
        mails.delivered.filter(({ to, mail }) => to.includes(row.email) && forgot.test(mail.subject ?? '')),
      ).toHaveLength(1);
    });

    it('can’t flood a mailbox; repeated requests wait', async () => {
      const { row } = await member();
      const statuses = [];
      for (let time = 1; time <= 31; time += 1) statuses.push((await forget(row.email)).status);
      expect(statuses.at(-1)).toBe(429);
      expect(statuses).toContain(204);
      const { headers } = await forget(row.email).expect(429);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      // The count includes the invitation.
      await until(async () => (await linesOf(app, row.id)).length >= 4);
      await setTimeout(200);
      expect(await linesOf(app, row.id)).toHaveLength(4);
    });
  });
});
