import { describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { until } from '../support/until.js';
import { aviso, enqueueMail, linesOf, passTime } from './mails.js';
import { useMailApp } from './useMailApp.js';

const { test, server } = useMailApp();

const path = (uid: string) => `/api/usuarios/${uid}`;
const read = async (uid: string) => (await test.as('administrador').get(path(uid)).expect(200)).body;
const change = async (uid: string, values: object) => {
  const { version, nombre, email, rol } = await read(uid);
  await test
    .as('administrador')
    .put(path(uid))
    .send({ version, nombre, email, rol, ...values })
    .expect(200);
};
const suspend = async (uid: string) =>
  test
    .as('administrador')
    .post(`${path(uid)}/suspender`)
    .send({ version: (await read(uid)).version })
    .expect(200);

/** Queues a notice of a new case for a new staff member, due in an hour. */
async function queueNotice(clave: string, forWhom: object = {}) {
  const { uid } = await test.signUp('comercial');
  const { email } = await read(uid);
  const desde = new Date(Date.now() + 3_600_000);
  await enqueueMail(test, aviso(clave, { para: email, destinatario: uid, desde, ...forWhom }));
  return { uid, email };
}

const after = (clave: string) =>
  until(async () => {
    const [line] = await linesOf(test, clave);
    return line?.estado !== 'pendiente' && line;
  });
/** Whether the notice of the case was delivered. Notices of access changes are sent anyway. */
const isDelivered = (email: string) =>
  server.delivered.some(({ to, mail }) => to.includes(email) && mail.subject?.endsWith(': nuevo caso'));

describe('queued e-mail for a staff member', () => {
  it('is sent while the recipient has access', async () => {
    const { email } = await queueNotice('REC-70');
    await passTime(test);
    expect(await after('REC-70')).toMatchObject({ estado: 'enviado', para: email });
    expect(isDelivered(email)).toBe(true);
  });

  it.each([
    ['was suspended', suspend, 'Quien iba a recibirlo ya no ingresa al panel.'],
    ['has another role', (uid: string) => change(uid, { rol: 'rrhh' }), 'Quien iba a recibirlo ya no lee esa sección.'],
    [
      'has another address',
      (uid: string) => change(uid, { email: `otra.${uid}@kantuta.test` }),
      'Cambió el correo de quien iba a recibirlo.',
    ],
  ])('fails after the recipient %s', async (what, end, ultimoError) => {
    const { uid, email } = await queueNotice(what);
    await end(uid);
    await passTime(test);
    expect(await after(what)).toMatchObject({ estado: 'fallido', ultimoError, proximoIntento: null });
    expect(isDelivered(email)).toBe(false);
  });

  it('without a case is sent to active staff of any role', async () => {
    const { uid, email } = await queueNotice('REC-71', { seccion: 'sitio/obligaciones', siempre: true });
    await change(uid, { rol: 'rrhh' });
    await passTime(test);
    expect(await after('REC-71')).toMatchObject({ estado: 'enviado', para: email });
  });
});

describe('e-mail whose text was deleted', () => {
  it('fails', async () => {
    const { email } = await queueNotice('REC-72');
    await test.database.execute(sql`update correos set texto = null, html = null where registro = 'REC-72'`);
    await passTime(test);
    expect(await after('REC-72')).toMatchObject({ estado: 'fallido', ultimoError: 'Su texto ya se borró.' });
    expect(isDelivered(email)).toBe(false);
  });
});
