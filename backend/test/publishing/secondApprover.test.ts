import type { AnyRow, Rol } from '@coop/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Auth } from 'firebase-admin/auth';
import { FIREBASE_AUTH } from '../../src/platform/auth/firebase.module.js';
import { FirstAdministrator } from '../../src/sections/usuarios/first-administrator.js';
import { dayFromNow } from '../content/writing.js';
import { linesOf } from '../mail/mails.js';
import { useMailApp } from '../mail/useMailApp.js';
import { uploadDocument } from '../support/uploadDocument.js';
import { type Invited, invitedStaff } from '../users/invitedStaff.js';
import { OWN, RULES, SECTION, secondPerson } from './secondPerson.js';

const FORGOT = '«¿Olvidó su contraseña?»';

const { test, server: mails } = useMailApp();
let rule: { id: string; version: number };
const { createRule, monthEnd, pdf } = secondPerson(test);
const { resetPassword, acceptLink, inviteByLink, signIn, inviteByMail } = invitedStaff(
  () => test,
  () => mails,
);
beforeAll(async () => {
  rule = await createRule();
});

const administrador = () => test.as('administrador');
type Agent = Invited['by'];
const createRow = async (by: Agent): Promise<AnyRow> =>
  (
    await by
      .post(`/api/${SECTION}`)
      .send({ fechaCorte: monthEnd(), capitalRegulatorio: '134.55', activosPonderados: '1000', pdf: pdf() })
      .expect(201)
  ).body;
const send = (by: Agent, { id, version }: AnyRow) =>
  by.post('/api/aprobaciones').send({ seccion: SECTION, registro: id, version });
const publish = (by: Agent, { id, version }: AnyRow) => by.post(`/api/${SECTION}/${id}/publicar`).send({ version });
const createAndSend = async (by: Agent): Promise<AnyRow> => {
  const row = await createRow(by);
  await send(by, row).expect(200);
  return row;
};

describe('second approver', () => {
  it('is rejected when both invitations were shown to one user, until they reset the password by e-mail', async () => {
    const [one, other] = [
      await inviteByLink(test.as('sistemas'), 'finanzas'),
      await inviteByLink(test.as('sistemas'), 'finanzas'),
    ];
    const row = await createAndSend(one.by);
    expect((await publish(other.by, row).expect(422)).body.detail).toContain(FORGOT);
    const { body: queue } = await other.by.get('/api/aprobaciones').expect(200);
    expect(queue.solicitudes[0].impedimento).toContain(FORGOT);
    await other.by.post(`/api/aprobaciones/${queue.solicitudes[0].id}/devolver`).send({ nota: 'Otra vez' }).expect(422);
    // A password set without an e-mailed link does not verify the mailbox.
    const firebase: Auth = test.app.get(FIREBASE_AUTH, { strict: false });
    await firebase.updateUser(other.id, { password: 'la-clave-de-quien-tiene-el-enlace' });
    expect((await publish(await signIn(other.email), row).expect(422)).body.detail).toContain(FORGOT);
    await publish((await resetPassword(other)).by, row).expect(200);
  });

  it('is rejected between administrador and a user whose invitation they were shown', async () => {
    const other = await inviteByLink(administrador(), 'finanzas');
    const own = await createAndSend(administrador());
    expect((await publish(other.by, own).expect(422)).body.detail).toContain(FORGOT);
    const foreign = await createAndSend(other.by);
    expect((await publish(administrador(), foreign).expect(422)).body.detail).toBe(OWN);
    const themselves = (await resetPassword(other)).by;
    await publish(themselves, own).expect(200);
    // A row sent before the reset still counts as possibly sent by administrador.
    await publish(administrador(), foreign).expect(422);
    const { body: changed } = await themselves
      .put(`/api/${SECTION}/${foreign.id}`)
      .send({ version: foreign.version, descripcion: 'Revisado' })
      .expect(200);
    await send(themselves, changed).expect(200);
    await publish(administrador(), changed).expect(200);
  });

  it('is rejected when invited by a user whose invitation was shown to the author', async () => {
    const name = await inviteByLink(administrador(), 'sistemas');
    const other = await inviteByLink(name.by, 'finanzas');
    const row = await createAndSend(administrador());
    expect((await publish(other.by, row).expect(422)).body.detail).toContain(FORGOT);
    await publish(test.as('finanzas'), row).expect(200);
  });

  it.each([
    ['once', false],
    ['twice', true],
  ])('is accepted when invited by e-mail %s', async (_, again) => {
    const [one, other] = [
      await inviteByMail(test.as('sistemas'), 'finanzas', again),
      await inviteByMail(administrador(), 'finanzas', again),
    ];
    await publish(other.by, await createAndSend(one.by)).expect(200);
    await publish(administrador(), await createAndSend(other.by)).expect(200);
  });

  it('missing for this reason alone is reported with the remedy', async () => {
    const { body: narrow } = await administrador()
      .put(`${RULES}/${rule.id}`)
      .send({ version: rule.version, roles: ['administrador'] satisfies Rol[] })
      .expect(200);
    const other = await inviteByLink(administrador(), 'finanzas');
    const row = await createRow(other.by);
    const { body } = await send(other.by, row).expect(422);
    expect(body.detail).toContain('No hay otra persona que pueda aprobarlo');
    expect(body.detail).toContain(FORGOT);
    const themselves = (await resetPassword(other)).by;
    await send(themselves, row).expect(200);
    await publish(administrador(), row).expect(200);
    await administrador().put(`${RULES}/${rule.id}`).send({ version: narrow.version, roles: [] }).expect(200);
  });

  it('gets no notice of sections without access', async () => {
    const other = await inviteByLink(test.as('sistemas'), 'finanzas');
    const row = await createAndSend(other.by);
    await publish(administrador(), row).expect(200);
    const mails = (await linesOf(test, row.id)).filter(({ asunto }) => asunto.startsWith('Aprobado'));
    expect(mails.map(({ para }) => para)).toEqual([other.email]);
  });

  it('is not verified by a link shown to the operator', async () => {
    const other = await inviteByLink(administrador(), 'administrador');
    const row = await createAndSend(administrador());
    const enlace = await test.app.get(FirstAdministrator, { strict: false }).invite(other.email);
    const again = await acceptLink(other, enlace);
    expect((await publish(again.by, row).expect(422)).body.detail).toContain(FORGOT);
    await publish((await resetPassword(other)).by, row).expect(200);
  });
});

describe('debit mandate', () => {
  const MANDATES = 'servicios/autorizaciones-debito';
  const register = async (): Promise<AnyRow> =>
    (
      await administrador()
        .post(`/api/${MANDATES}`)
        .send({
          nombres: 'María',
          primerApellido: 'Choque',
          tipoDocumento: 'ci',
          numeroDocumento: '4812345',
          numeroSocio: '10234',
          cuentaOrigen: '1001-00045-1',
          concepto: 'ahorro_programado',
          tipoMonto: 'fijo',
          monto: '300',
          frecuencia: 'mensual',
          diaDebito: 31,
          vigenteDesde: dayFromNow(-30),
          medioAutorizacion: 'presencial_firmado',
          documentoFirmado: await uploadDocument(test, MANDATES, 'documentoFirmado'),
        })
        .expect(201)
    ).body;
  const activate = (by: Agent, { id, version }: AnyRow) => by.post(`/api/${MANDATES}/${id}/activar`).send({ version });

  it('is not activated by a user whose invitation was shown to its registrar, but by one invited by e-mail', async () => {
    const row = await register();
    const name = await inviteByLink(administrador(), 'administrador');
    expect((await activate(name.by, row).expect(422)).body.detail).toContain(FORGOT);
    await activate((await inviteByMail(administrador(), 'administrador')).by, row).expect(200);
    await activate((await resetPassword(name)).by, await register()).expect(200);
  });
});
