import { type Rol, sections, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { DigestService } from '../../src/panel/digest/digest.service.js';
import { correos } from '../../src/platform/database/schema/correos.js';
import { cotizaciones } from '../../src/platform/database/schema/cotizacion.js';
import { register } from '../cases/complaint.js';
import { aviso, enqueueMail, linesOf } from '../mail/mails.js';
import { useApp } from '../support/useApp.js';

const test = useApp();
beforeAll(async () => {
  await register(test);
});

const runDigestAt = (moment: string) =>
  test.app.get(DigestService, { strict: false }).run(new Date(`${moment}:00-04:00`));
const digests = async (rol: Rol) =>
  (await linesOf(test, test.uids[rol])).filter(({ asunto }) => asunto.startsWith('Lo que espera hoy'));
const noticesOf = async (rol: Rol): Promise<{ clave: string }[]> =>
  (await test.as(rol).get('/api/panel').expect(200)).body.avisos;

describe('daily digest', () => {
  it('is queued once on the morning of a business day, for users with pending work', async () => {
    expect(await runDigestAt('2027-03-10T07:59')).toBe(0);
    const written = await runDigestAt('2027-03-10T08:01');
    expect(written).toBeGreaterThan(0);
    expect(await runDigestAt('2027-03-10T16:00')).toBe(0);
    expect((await digests('comercial')).map(({ asunto }) => asunto)).toEqual([
      'Lo que espera hoy, 10 de marzo de 2027',
    ]);
    await runDigestAt('2027-03-11T08:01');
    expect(await digests('comercial')).toHaveLength(2);
  });

  it('is skipped on Sundays and holidays', async () => {
    const { body } = await test
      .as('administrador')
      .post(`/api/${sections['sitio/feriados'].name}`)
      .send({ fecha: '2027-03-17', nombre: 'Feriado de prueba', ambito: 'nacional', tipo: 'feriado' });
    expect(body.errors ?? {}).toEqual({});
    expect(await runDigestAt('2027-03-14T09:00')).toBe(0);
    expect(await runDigestAt('2027-03-17T09:00')).toBe(0);
    expect(await runDigestAt('2027-03-18T09:00')).toBeGreaterThan(0);
  });

  it('is not sent to suspended users', async () => {
    const before = (await digests('rrhh')).length;
    const { body: user } = await test.as('administrador').get(`/api/usuarios/${test.uids.rrhh}`).expect(200);
    await test
      .as('administrador')
      .post(`/api/usuarios/${user.id}/suspender`)
      .send({ version: user.version })
      .expect(200);
    await runDigestAt('2027-03-19T09:00');
    expect(await digests('rrhh')).toHaveLength(before);
  });
});

describe('operational notices', () => {
  it('report stuck e-mails to users who can read the mail log', async () => {
    const stuck = async (rol: Rol) => (await noticesOf(rol)).some(({ clave }) => clave === 'correos_detenidos');
    expect(await stuck('administrador')).toBe(false);
    await enqueueMail(test, aviso('detenido', { desde: new Date(Date.now() + 3_600_000) }));
    expect(await stuck('administrador')).toBe(false);
    const failed = { intentos: 3, creadoEn: new Date(Date.now() - 2 * 3_600_000).toISOString() };
    await test.database.update(correos).set(failed).where(eq(correos.clave, 'detenido'));
    expect(await stuck('administrador')).toBe(true);
    expect(await stuck('comercial')).toBe(false);
  });

  it('report outdated exchange rates to users who can correct them', async () => {
    const stale = async (rol: Rol) => (await noticesOf(rol)).some(({ clave }) => clave === 'cotizacion_desactualizada');
    expect(await stale('finanzas')).toBe(false);
    const fecha = addDays(todayInLaPaz(), -10);
    await test.database.insert(cotizaciones).values({
      id: uuidv7(),
      fecha,
      compra: '6.86',
      venta: '6.96',
      ufv: '3',
      fuente: 'bcb',
      obtenidoEn: `${fecha}T12:00:00Z`,
    });
    expect(await stale('finanzas')).toBe(true);
    expect(await stale('administrador')).toBe(true);
    expect(await stale('creditos')).toBe(false);
  });
});
