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
const { begin, monthEnd, pdf } = secondPerson(test);
const { renewed, setBy, shown, signIn, written } = invitedStaff(
  () => test,
  () => mails,
);
beforeAll(async () => {
  rule = await begin();
});

const administrador = () => test.as('administrador');
type Agent = Invited['by'];
const write = async (by: Agent): Promise<AnyRow> =>
  (
    await by
      .post(`/api/${SECTION}`)
      .send({ fechaCorte: monthEnd(), capitalRegulatorio: '134.55', activosPonderados: '1000', pdf: pdf() })
      .expect(201)
  ).body;
const send = (by: Agent, { id, version }: AnyRow) =>
  by.post('/api/aprobaciones').send({ seccion: SECTION, registro: id, version });
const publish = (by: Agent, { id, version }: AnyRow) => by.post(`/api/${SECTION}/${id}/publicar`).send({ version });
const sent = async (by: Agent): Promise<AnyRow> => {
  const row = await write(by);
  await send(by, row).expect(200);
  return row;
};

describe('a second person', () => {
  it('is not another name of who was shown both invitations, until they ask for a password at their own mailbox', async () => {
    const [one, other] = [await shown(test.as('sistemas'), 'finanzas'), await shown(test.as('sistemas'), 'finanzas')];
    const row = await sent(one.by);
    expect((await publish(other.by, row).expect(422)).body.detail).toContain(FORGOT);
    const { body: queue } = await other.by.get('/api/aprobaciones').expect(200);
    expect(queue.solicitudes[0].impedimento).toContain(FORGOT);
    await other.by.post(`/api/aprobaciones/${queue.solicitudes[0].id}/devolver`).send({ nota: 'Otra vez' }).expect(422);
    // A password set without a mailed link does not verify the mailbox.
    const firebase: Auth = test.app.get(FIREBASE_AUTH, { strict: false });
    await firebase.updateUser(other.id, { password: 'la-clave-de-quien-tiene-el-enlace' });
    expect((await publish(await signIn(other.email), row).expect(422)).body.detail).toContain(FORGOT);
    await publish((await renewed(other)).by, row).expect(200);
  });

  it('is neither a name that administrador was shown the invitation of, nor administrador of what that name wrote', async () => {
    const other = await shown(administrador(), 'finanzas');
    const own = await sent(administrador());
    expect((await publish(other.by, own).expect(422)).body.detail).toContain(FORGOT);
    const foreign = await sent(other.by);
    expect((await publish(administrador(), foreign).expect(422)).body.detail).toBe(OWN);
    const themselves = (await renewed(other)).by;
    await publish(themselves, own).expect(200);
    // A row sent before the renewal still counts as possibly sent by administrador.
    await publish(administrador(), foreign).expect(422);
    const { body: changed } = await themselves
      .put(`/api/${SECTION}/${foreign.id}`)
      .send({ version: foreign.version, descripcion: 'Revisado' })
      .expect(200);
    await send(themselves, changed).expect(200);
    await publish(administrador(), changed).expect(200);
  });

  it('is not a user invited under a name shown to the author', async () => {
    const name = await shown(administrador(), 'sistemas');
    const other = await shown(name.by, 'finanzas');
    const row = await sent(administrador());
    expect((await publish(other.by, row).expect(422)).body.detail).toContain(FORGOT);
    await publish(test.as('finanzas'), row).expect(200);
  });

  it.each([
    ['as they were made', false],
    ['and once more', true],
  ])('is who was invited by mail, %s', async (_, again) => {
    const [one, other] = [
      await written(test.as('sistemas'), 'finanzas', again),
      await written(administrador(), 'finanzas', again),
    ];
    await publish(other.by, await sent(one.by)).expect(200);
    await publish(administrador(), await sent(other.by)).expect(200);
  });

  it('missing for that reason alone is reported, with the remedy', async () => {
    const { body: narrow } = await administrador()
      .put(`${RULES}/${rule.id}`)
      .send({ version: rule.version, roles: ['administrador'] satisfies Rol[] })
      .expect(200);
    const other = await shown(administrador(), 'finanzas');
    const row = await write(other.by);
    const { body } = await send(other.by, row).expect(422);
    expect(body.detail).toContain('No hay otra persona que pueda aprobarlo');
    expect(body.detail).toContain(FORGOT);
    const themselves = (await renewed(other)).by;
    await send(themselves, row).expect(200);
    await publish(administrador(), row).expect(200);
    await administrador().put(`${RULES}/${rule.id}`).send({ version: narrow.version, roles: [] }).expect(200);
  });

  it('shown an invitation gets no notice of sections without access', async () => {
    const other = await shown(test.as('sistemas'), 'finanzas');
    const row = await sent(other.by);
    await publish(administrador(), row).expect(200);
    const mails = (await linesOf(test, row.id)).filter(({ asunto }) => asunto.startsWith('Aprobado'));
    expect(mails.map(({ para }) => para)).toEqual([other.email]);
  });

  it('is not proven by a link shown to the operator of the server', async () => {
    const other = await shown(administrador(), 'administrador');
    const row = await sent(administrador());
    const enlace = await test.app.get(FirstAdministrator, { strict: false }).invite(other.email);
    const again = await setBy(other, enlace);
    expect((await publish(again.by, row).expect(422)).body.detail).toContain(FORGOT);
    await publish((await renewed(other)).by, row).expect(200);
  });
});

describe('a mandate', () => {
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

  it('is not activated under another name of who registered it; it is by somebody invited by mail', async () => {
    const row = await register();
    const name = await shown(administrador(), 'administrador');
    expect((await activate(name.by, row).expect(422)).body.detail).toContain(FORGOT);
    await activate((await written(administrador(), 'administrador')).by, row).expect(200);
    await activate((await renewed(name)).by, await register()).expect(200);
  });
});
