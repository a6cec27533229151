import { randomUUID } from 'node:crypto';
import type { AnyRow } from '@coop/domain';
import { afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eq } from 'drizzle-orm';
import type { Auth } from 'firebase-admin/auth';
import { FIREBASE_AUTH } from '../../src/platform/auth/firebase.module.js';
import { enlacesClave } from '../../src/platform/database/schema/enlacesClave.js';
import { PasswordService } from '../../src/sections/usuarios/password.service.js';
import { useMailApp } from '../mail/useMailApp.js';
import { until } from '../support/until.js';

type Row = { id: string; version: number; email: string };

const clave = 'una-clave-de-doce-o-mas';
const weak = () => Promise.reject(new Error('PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements'));

describe('pending password change at Firebase', () => {
  const { test: app, server: mails } = useMailApp();
  let firebase: Auth;
  beforeAll(async () => {
    firebase = app.app.get(FIREBASE_AUTH, { strict: false });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  const newUser = async (): Promise<Row> =>
    (
      await app
        .as('sistemas')
        .post('/api/usuarios')
        .send({ email: `camino.${randomUUID()}@kantuta.test`, nombre: 'Ana Rojas', rol: 'comercial' })
        .expect(201)
    ).body;
  const invite = async ({ id }: Row) => {
    const { body } = await app.as('sistemas').post(`/api/usuarios/${id}/invitacion`).expect(200);
    return /#codigo=([\w-]+)/.exec(body.enlace)?.[1];
  };
  const setPassword = (codigo: string | undefined) => app.anonymous.post('/api/clave').send({ codigo, clave });
  const change = ({ id, version }: Row, values: object) =>
    app
      .as('administrador')
      .put(`/api/usuarios/${id}`)
      .send({ version, ...values });
  const signIn = (email: string) =>
    app.anonymous
      .post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword')
      .send({ email, password: clave, returnSecureToken: true });
  const lastOf = async ({ id }: Row) =>
    (await app.as('administrador').get(`/api/usuarios/${id}/historial`).expect(200)).body[0];
  const mailsTo = (address: string, what: RegExp) =>
    until(() => mails.delivered.find(({ to, mail }) => to.includes(address) && what.test(mail.text ?? '')));

  /** Delays the response of Firebase until `release` is called; `requestArrived` resolves when the request arrives. */
  function holdFirebase() {
    const updateUser = firebase.updateUser.bind(firebase);
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    let arrived = () => {};
    const requestArrived = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    jest.spyOn(firebase, 'updateUser').mockImplementationOnce(async (uid, properties) => {
      arrived();
      await gate;
      return updateUser(uid, properties);
    });
    return { release, requestArrived };
  }

  /** Starts a password change that stays pending until `release` is called. */
  async function begin() {
    const row = await newUser();
    const codigo = await invite(row);
    const { release, requestArrived } = holdFirebase();
    const answer = setPassword(codigo).then((response) => response);
    await requestArrived;
    return { row, codigo, release, answer };
  }

  it('does not block other requests', async () => {
    const { release, answer } = await begin();
    await app.as('sistemas').get('/api/usuarios').timeout(2_000).expect(200);
    await change(await newUser(), { cargo: 'Cajera' })
      .timeout(2_000)
      .expect(200);
    release();
    expect((await answer).status).toBe(204);
  });

  it('rejects a concurrent change with 429 and Retry-After', async () => {
    const { row, codigo, release, answer } = await begin();
    const { body, headers } = await setPassword(codigo).expect(429);
    expect(body.codigo).toBe('demasiados_envios');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    release();
    expect((await answer).status).toBe(204);
    await signIn(row.email).expect(200);
    await setPassword(codigo).expect(422);
  });

  it.each([
    ['role', () => ({ rol: 'administrador' })],
    ['address', () => ({ email: `otra.${randomUUID()}@kantuta.test` })],
  ])('blocks a change of %s until it ends', async (_, values) => {
    const { row, release, answer } = await begin();
    const changed = values();
    const { body } = await change(row, changed).expect(422);
    expect(body.detail).toMatch('Se está poniendo una contraseña');
    release();
    expect((await answer).status).toBe(204);
    await change(row, changed).expect(200);
    await signIn(row.email).expect(400);
  });

  it('is rejected when the user is suspended meanwhile', async () => {
    const { row, release, answer } = await begin();
    await app.as('sistemas').post(`/api/usuarios/${row.id}/suspender`).send({ version: row.version }).expect(200);
    release();
    expect((await answer).status).toBe(422);
    await signIn(row.email).expect(400);
  });

  it('is rejected when another link was created meanwhile', async () => {
    const { row, release, answer } = await begin();
    const codigo = await invite(row);
    release();
    expect((await answer).status).toBe(422);
    expect(await lastOf(row)).toMatchObject({ accion: 'cambiarClave', nota: expect.stringMatching('no sirve') });
    await setPassword(codigo).expect(204);
    await signIn(row.email).expect(200);
  });

  it('returns 503 on timeout and is audited once Firebase confirms it', async () => {
    const { row, codigo, release, answer } = await begin();
    const { status, body, headers } = await answer;
    expect(status).toBe(503);
    expect(body.detail).toMatch('no confirmó');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    release();
    await mailsTo(row.email, /Su contraseña cambió/);
    expect(await lastOf(row)).toMatchObject({ accion: 'cambiarClave', nota: null });
    await signIn(row.email).expect(200);
    await setPassword(codigo).expect(422);
  });

  it('with an unknown outcome is audited as such, and its link stays valid', async () => {
    const row = await newUser();
    const codigo = await invite(row);
    jest
      .spyOn(firebase, 'updateUser')
      .mockRejectedValueOnce(Object.assign(new Error('Broken'), { code: 'auth/internal-error' }));
    await setPassword(codigo).expect(503);
    expect((await lastOf(row)).nota).toMatch('no confirmó');
    await mailsTo(row.email, /no confirmó si la cambió/);
    await setPassword(codigo).expect(204);
  });

  it('is audited once after a crash, and its link is valid again', async () => {
    const row = await newUser();
    const codigo = await invite(row);
    const ofRow = eq(enlacesClave.uid, row.id);
    const ended: Partial<AnyRow> = { ocupadoHasta: new Date(Date.now() - 1).toISOString() };
    await app.database.update(enlacesClave).set(ended).where(ofRow);
    const passwords = app.app.get(PasswordService, { strict: false });
    await Promise.all([passwords.run(), passwords.run()]);
    const { body } = await app.as('administrador').get(`/api/usuarios/${row.id}/historial`).expect(200);
    expect(body.filter(({ accion }: { accion: string }) => accion === 'cambiarClave')).toHaveLength(1);
    await setPassword(codigo).expect(204);
  });

  it('rejected by Firebase ends its link at the tenth attempt; another link works', async () => {
    const row = await newUser();
    const codigo = await invite(row);
    const refusing = jest.spyOn(firebase, 'updateUser').mockImplementation(weak);
    for (let n = 0; n < 10; n++) {
      const { body } = await setPassword(codigo).expect(422);
      expect(Object.keys(body.errors)).toEqual(['clave']);
    }
    const { body } = await setPassword(codigo).expect(422);
    expect(Object.keys(body.errors)).toEqual(['codigo']);
    expect(refusing).toHaveBeenCalledTimes(10);
    refusing.mockRestore();
    await setPassword(await invite(row)).expect(204);
  });
});
