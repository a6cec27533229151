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
import { aviso, leave, linesOf } from '../mail/mails.js';
import { useApp } from '../support/useApp.js';
import { storeRow } from './storeRow.js';

const MINUTE_MS = 60_000;
const start = Date.now();

const test = useApp();

/** Looks at all readings, that many minutes from the beginning. */
const look = (minute: number) =>
  test.app.get(AlarmsService, { strict: false }).run(new Date(start + minute * MINUTE_MS));
const count = (job: string, work: () => Promise<unknown>) =>
  test.app.get(JobFailures, { strict: false }).count(job, work);
const alarmsOf = async (rol: Rol): Promise<string[]> =>
  (await test.as(rol).get('/api/panel').expect(200)).body.avisos
    .filter(({ clave }: { clave: string }) => clave.startsWith('alarma:'))
    .map(({ etiqueta }: { etiqueta: string }) => etiqueta);
const mailed = async (rol: Rol) =>
  (await linesOf(test, test.uids[rol])).map(({ asunto }) => asunto).filter((one) => /^(Alarma|Terminó): /.test(one));

describe('thresholds', () => {
  it('a backup of long ago is told to sistemas', async () => {
    const valor = new Date(Date.now() - 40.5 * 60 * MINUTE_MS).toISOString();
    await test.database.insert(instalacion).values({ clave: 'ultima_copia', valor });
    await look(-10);
    expect(await alarmsOf('sistemas')).toEqual([
      expect.stringContaining('La última copia de respaldo es de hace 40 horas'),
    ]);
    await test.database.delete(instalacion).where(eq(instalacion.clave, 'ultima_copia'));
    await look(-5);
    expect(await alarmsOf('sistemas')).toEqual([]);
    await test.database.delete(correos);
  });

  it('is nothing on a day like others', async () => {
    await look(0);
    expect(await alarmsOf('sistemas')).toEqual([]);
    expect(await mailed('sistemas')).toEqual([]);
  });

  it('mails that do not leave are told to sistemas: once by mail, on the panel until they do', async () => {
    const words = 'Hay correos que no salen desde hace más de una hora: revise el servidor de correo';
    await leave(test, aviso('detenido', { desde: new Date(start + 24 * 60 * MINUTE_MS) }));
    const failed = { intentos: 3, creadoEn: new Date(start - 120 * MINUTE_MS).toISOString() };
    await test.database.update(correos).set(failed).where(eq(correos.clave, 'detenido'));
    await look(1);
    await look(2);
    expect(await alarmsOf('sistemas')).toEqual([expect.stringContaining(words)]);
    expect(await alarmsOf('comercial')).toEqual([]);
    expect(await mailed('sistemas')).toEqual([`Alarma: ${words}`]);
    expect(await mailed('administrador')).toEqual([]);

    await test.database.update(correos).set({ intentos: 0 }).where(eq(correos.clave, 'detenido'));
    await look(3);
    expect(await alarmsOf('sistemas')).toHaveLength(1);
    await look(6);
    expect(await alarmsOf('sistemas')).toEqual([]);
    expect(await mailed('sistemas')).toEqual([`Alarma: ${words}`, `Terminó: ${words}`]);
  });

  it('a disk without room is told', async () => {
    const folder: { reserve: number } = test.app.get(IncomingFolder, { strict: false });
    const { reserve } = folder;
    folder.reserve = Number.MAX_SAFE_INTEGER;
    await look(10);
    folder.reserve = reserve;
    expect(await alarmsOf('sistemas')).toEqual([
      expect.stringMatching(/^Quedan \d+ MB en el disco de la carpeta de datos: los visitantes ya no pueden adjuntar/),
    ]);
    await look(20);
    expect(await alarmsOf('sistemas')).toEqual([]);
  });

  it('a job that fails again and again is told by its name, once is not', async () => {
    const fail = () => count('CopiaNocturna', () => Promise.reject(new Error('away'))).catch(() => undefined);
    await fail();
    await fail();
    await look(30);
    expect(await alarmsOf('sistemas')).toEqual([]);
    await fail();
    await look(31);
    expect(await alarmsOf('sistemas')).toEqual([expect.stringContaining('CopiaNocturna falló 3 veces seguidas')]);
    await count('CopiaNocturna', () => Promise.resolve());
    await look(40);
    expect(await alarmsOf('sistemas')).toEqual([]);
  });

  it('errors that come in numbers are told, a few are not', async () => {
    for (let n = 0; n < 11; n++) noteError();
    await look(50);
    expect(await alarmsOf('sistemas')).toEqual([expect.stringMatching(/^El servidor anotó \d+ errores en 5 minutos/)]);
  });

  it('two servers that see the same begin one alarm', async () => {
    for (let n = 0; n < 3; n++) await count('Otra', () => Promise.reject(new Error('away'))).catch(() => undefined);
    await Promise.all([look(60), look(60)]);
    expect((await alarmsOf('sistemas')).filter((one) => one.includes('Otra'))).toHaveLength(1);
    expect((await mailed('sistemas')).filter((one) => one.includes('Otra'))).toHaveLength(1);
    await count('Otra', () => Promise.resolve());
  });

  it('rates that visitors read as outdated are told once, and when newer ones come; those of today are not', async () => {
    const bank = { compra: '6.86', venta: '6.96', ufv: '3', fuente: 'bcb' } as const;
    const store = (fecha: string) =>
      test.database.insert(cotizaciones).values({ ...bank, id: uuidv7(), fecha, obtenidoEn: `${fecha}T12:00:00Z` });
    const words = /cotización que leen los visitantes/;
    const alarmMails = async () => (await mailed('sistemas')).filter((one) => words.test(one));
    await store(addDays(todayInLaPaz(), -10));
    await look(70);
    await look(71);
    expect((await alarmsOf('sistemas')).filter((one) => words.test(one))).toHaveLength(1);
    expect(await alarmMails()).toEqual([expect.stringMatching(/^Alarma: .* hace [678] días hábiles/)]);

    await store(todayInLaPaz());
    await look(75);
    expect((await alarmsOf('sistemas')).filter((one) => words.test(one))).toEqual([]);
    expect(await alarmMails()).toEqual([expect.stringMatching(/^Alarma: /), expect.stringMatching(/^Terminó: /)]);
  });

  it('complaints past their legal term are told without whose, and when they are answered; on their last day they are not', async () => {
    const words = /plazo legal vencido/;
    const alarmMails = async () => (await mailed('sistemas')).filter((one) => words.test(one));
    const onItsDay = (days: number) =>
      storeRow(test, 'contactanos/reclamos', { estado: 'en_analisis', venceEn: addDays(todayInLaPaz(), days) });
    await onItsDay(0);
    await storeRow(test, 'contactanos/consultas', { estado: 'en_atencion', venceEn: addDays(todayInLaPaz(), -9) });
    await look(80);
    expect(await alarmMails()).toEqual([]);

    const late = [await onItsDay(-1), await onItsDay(-5)];
    await look(81);
    await look(82);
    expect((await alarmsOf('sistemas')).filter((one) => words.test(one))).toEqual([
      expect.stringMatching(/^2 reclamos tienen/),
    ]);
    expect(await alarmMails()).toEqual([expect.stringMatching(/^Alarma: 2 reclamos tienen el plazo legal vencido/)]);

    for (const { id } of late)
      await test.database
        .update(tables['contactanos/reclamos'])
        .set({ estado: 'respondido', venceEn: null })
        .where(eq(tables['contactanos/reclamos'].id, id));
    await look(86);
    expect((await alarmsOf('sistemas')).filter((one) => words.test(one))).toEqual([]);
    expect(await alarmMails()).toEqual([expect.stringMatching(/^Alarma: /), expect.stringMatching(/^Terminó: /)]);
  });
});
