import { type Rol, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { AlarmsService } from '../../src/panel/alarms/alarms.service.js';
import { JobFailures } from '../../src/platform/clock.js';
import { correos } from '../../src/platform/database/schema/correos.js';
import { cotizaciones } from '../../src/platform/database/schema/cotizacion.js';
import { instalacion } from '../../src/platform/database/schema/installation.js';
import { tables } from '../../src/platform/database/tables/tables.js';
import { noteError } from '../../src/platform/logging/recentErrors.js';
import { IncomingFolder } from '../../src/resource/files/incoming/incoming-folder.js';
import { aviso, enqueueMail, linesOf } from '../mail/mails.js';
import { useApp } from '../support/useApp.js';
import { storeRow } from './storeRow.js';

const MINUTE_MS = 60_000;
const start = Date.now();

const test = useApp();

/** Evaluates all alarms at the given number of minutes after the start. */
const evaluateAlarms = (minute: number) =>
  test.app.get(AlarmsService, { strict: false }).run(new Date(start + minute * MINUTE_MS));
const countFailures = (job: string, work: () => Promise<unknown>) =>
  test.app.get(JobFailures, { strict: false }).count(job, work);
const alarmsOf = async (rol: Rol): Promise<string[]> =>
  (await test.as(rol).get('/api/panel').expect(200)).body.avisos
    .filter(({ clave }: { clave: string }) => clave.startsWith('alarma:'))
    .map(({ etiqueta }: { etiqueta: string }) => etiqueta);
const alarmMailsOf = async (rol: Rol) =>
  (await linesOf(test, test.uids[rol])).map(({ asunto }) => asunto).filter((one) => /^(Alarma|Terminó): /.test(one));

describe('system alarms', () => {
  it('report an old backup to sistemas', async () => {
    const valor = new Date(Date.now() - 40.5 * 60 * MINUTE_MS).toISOString();
    await test.database.insert(instalacion).values({ clave: 'ultima_copia', valor });
    await evaluateAlarms(-10);
    expect(await alarmsOf('sistemas')).toEqual([
      expect.stringContaining('La última copia de respaldo es de hace 40 horas'),
    ]);
    await test.database.delete(instalacion).where(eq(instalacion.clave, 'ultima_copia'));
    await evaluateAlarms(-5);
    expect(await alarmsOf('sistemas')).toEqual([]);
    await test.database.delete(correos);
  });

  it('are silent under normal conditions', async () => {
    await evaluateAlarms(0);
    expect(await alarmsOf('sistemas')).toEqual([]);
    expect(await alarmMailsOf('sistemas')).toEqual([]);
  });

  it('report stuck e-mails to sistemas once by mail, and on the panel until they are delivered', async () => {
    const words = 'Hay correos que no salen desde hace más de una hora: revise el servidor de correo';
    await enqueueMail(test, aviso('detenido', { desde: new Date(start + 24 * 60 * MINUTE_MS) }));
    const failed = { intentos: 3, creadoEn: new Date(start - 120 * MINUTE_MS).toISOString() };
    await test.database.update(correos).set(failed).where(eq(correos.clave, 'detenido'));
    await evaluateAlarms(1);
    await evaluateAlarms(2);
    expect(await alarmsOf('sistemas')).toEqual([expect.stringContaining(words)]);
    expect(await alarmsOf('comercial')).toEqual([]);
    expect(await alarmMailsOf('sistemas')).toEqual([`Alarma: ${words}`]);
    expect(await alarmMailsOf('administrador')).toEqual([]);

    await test.database.update(correos).set({ intentos: 0 }).where(eq(correos.clave, 'detenido'));
    await evaluateAlarms(3);
    expect(await alarmsOf('sistemas')).toHaveLength(1);
    await evaluateAlarms(6);
    expect(await alarmsOf('sistemas')).toEqual([]);
    expect(await alarmMailsOf('sistemas')).toEqual([`Alarma: ${words}`, `Terminó: ${words}`]);
  });

  it('report low disk space', async () => {
    const folder: { reserve: number } = test.app.get(IncomingFolder, { strict: false });
    const { reserve } = folder;
    folder.reserve = Number.MAX_SAFE_INTEGER;
    await evaluateAlarms(10);
    folder.reserve = reserve;
    expect(await alarmsOf('sistemas')).toEqual([
      expect.stringMatching(/^Quedan \d+ MB en el disco de la carpeta de datos: los visitantes ya no pueden adjuntar/),
    ]);
    await evaluateAlarms(20);
    expect(await alarmsOf('sistemas')).toEqual([]);
  });

  it('report a job after three consecutive failures', async () => {
    const fail = () => countFailures('CopiaNocturna', () => Promise.reject(new Error('away'))).catch(() => undefined);
    await fail();
    await fail();
    await evaluateAlarms(30);
    expect(await alarmsOf('sistemas')).toEqual([]);
    await fail();
    await evaluateAlarms(31);
    expect(await alarmsOf('sistemas')).toEqual([expect.stringContaining('CopiaNocturna falló 3 veces seguidas')]);
    await countFailures('CopiaNocturna', () => Promise.resolve());
    await evaluateAlarms(40);
    expect(await alarmsOf('sistemas')).toEqual([]);
  });

  it('report a high error rate', async () => {
    for (let n = 0; n < 11; n++) noteError();
    await evaluateAlarms(50);
    expect(await alarmsOf('sistemas')).toEqual([expect.stringMatching(/^El servidor anotó \d+ errores en 5 minutos/)]);
  });

  it('are raised once when two servers detect the same condition', async () => {
    for (let n = 0; n < 3; n++)
      await countFailures('Otra', () => Promise.reject(new Error('away'))).catch(() => undefined);
    await Promise.all([evaluateAlarms(60), evaluateAlarms(60)]);
    expect((await alarmsOf('sistemas')).filter((one) => one.includes('Otra'))).toHaveLength(1);
    expect((await alarmMailsOf('sistemas')).filter((one) => one.includes('Otra'))).toHaveLength(1);
    await countFailures('Otra', () => Promise.resolve());
  });

  it('report outdated exchange rates once, and their end when newer rates arrive', async () => {
    const bank = { compra: '6.86', venta: '6.96', ufv: '3', fuente: 'bcb' } as const;
    const store = (fecha: string) =>
      test.database.insert(cotizaciones).values({ ...bank, id: uuidv7(), fecha, obtenidoEn: `${fecha}T12:00:00Z` });
    const words = /cotización que leen los visitantes/;
    const alarmMails = async () => (await alarmMailsOf('sistemas')).filter((one) => words.test(one));
    await store(addDays(todayInLaPaz(), -10));
    await evaluateAlarms(70);
    await evaluateAlarms(71);
    expect((await alarmsOf('sistemas')).filter((one) => words.test(one))).toHaveLength(1);
    expect(await alarmMails()).toEqual([expect.stringMatching(/^Alarma: .* hace [678] días hábiles/)]);

    await store(todayInLaPaz());
    await evaluateAlarms(75);
    expect((await alarmsOf('sistemas')).filter((one) => words.test(one))).toEqual([]);
    expect(await alarmMails()).toEqual([expect.stringMatching(/^Alarma: /), expect.stringMatching(/^Terminó: /)]);
  });

  it('report overdue complaints without personal data, not those due today, and end when they are answered', async () => {
    const words = /plazo legal vencido/;
    const alarmMails = async () => (await alarmMailsOf('sistemas')).filter((one) => words.test(one));
    const complaintDueIn = (days: number) =>
      storeRow(test, 'contactanos/reclamos', { estado: 'en_analisis', venceEn: addDays(todayInLaPaz(), days) });
    await complaintDueIn(0);
    await storeRow(test, 'contactanos/consultas', { estado: 'en_atencion', venceEn: addDays(todayInLaPaz(), -9) });
    await evaluateAlarms(80);
    expect(await alarmMails()).toEqual([]);

    const late = [await complaintDueIn(-1), await complaintDueIn(-5)];
    await evaluateAlarms(81);
    await evaluateAlarms(82);
    expect((await alarmsOf('sistemas')).filter((one) => words.test(one))).toEqual([
      expect.stringMatching(/^2 reclamos tienen/),
    ]);
    expect(await alarmMails()).toEqual([expect.stringMatching(/^Alarma: 2 reclamos tienen el plazo legal vencido/)]);

    for (const { id } of late)
      await test.database
        .update(tables['contactanos/reclamos'])
        .set({ estado: 'respondido', venceEn: null })
        .where(eq(tables['contactanos/reclamos'].id, id));
    await evaluateAlarms(86);
    expect((await alarmsOf('sistemas')).filter((one) => words.test(one))).toEqual([]);
    expect(await alarmMails()).toEqual([expect.stringMatching(/^Alarma: /), expect.stringMatching(/^Terminó: /)]);
  });
});
