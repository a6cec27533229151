import { todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { RemindersService } from '../../src/cases/reminders/reminders.service.js';
import { tables } from '../../src/platform/database/tables/tables.js';
import { linesOf } from '../mail/mails.js';
import { useApp } from '../support/useApp.js';
import { type Case, order, register } from './complaint.js';

type Due = Case & { venceEn: string; avisoDesde: string };

const reclamos = tables['contactanos/reclamos'];

const test = useApp();

/** Runs the reminders at the given time in La Paz; returns the number of queued e-mails. */
const runRemindersAt = (day: string, hour = '09:00') =>
  test.app.get(RemindersService, { strict: false }).run(new Date(`${day}T${hour}:00-04:00`));
const reminders = async (row: Case) =>
  (await linesOf(test, row.id))
    .filter(({ asunto }) => /venc/.test(asunto))
    .map(({ asunto, para }) => `${asunto.split(': ')[1]} → ${para.split('.')[0]}`);
const complaint = async (): Promise<Due> => {
  const { id } = await register(test);
  return (await test.as('comercial').get(`/api/contactanos/reclamos/${id}`).expect(200)).body;
};

describe('reminders of an unassigned complaint', () => {
  it('are sent once before, on and after the due date, to comercial and then administrador', async () => {
    const row = await complaint();
    await runRemindersAt(addDays(row.avisoDesde, -1));
    expect(await reminders(row)).toEqual([]);
    await runRemindersAt(row.avisoDesde);
    await runRemindersAt(row.avisoDesde, '15:00');
    expect(await reminders(row)).toEqual(['está por vencer → comercial']);
    await runRemindersAt(row.venceEn);
    expect((await reminders(row)).slice(1)).toEqual(['vence hoy → comercial']);
    await Promise.all([runRemindersAt(addDays(row.venceEn, 1)), runRemindersAt(addDays(row.venceEn, 1))]);
    expect((await reminders(row)).slice(2).sort()).toEqual([
      'venció sin respuesta → administrador',
      'venció sin respuesta → comercial',
    ]);
    await runRemindersAt(addDays(row.venceEn, 3));
    expect(await reminders(row)).toHaveLength(4);
  });

  it('are queued for 07:00 and identify the case by its number', async () => {
    const row = await complaint();
    await runRemindersAt(row.avisoDesde, '00:10');
    const [mail] = await linesOf(test, row.id);
    expect(mail?.proximoIntento).toBe(`${row.avisoDesde}T11:00:00.000Z`);
    expect(mail?.asunto).toBe(`Reclamo ${row.codigo}: está por vencer`);
  });
});

describe('reminders of a complaint registered after its due date', () => {
  const motivoRegistroTardio = 'La carta quedó en la correspondencia de la agencia.';

  it('are sent for a week after the registration', async () => {
    const today = todayInLaPaz();
    const row = await register(test, { canal: 'carta', fechaRecepcion: addDays(today, -60), motivoRegistroTardio });
    await runRemindersAt(addDays(today, 8));
    expect(await reminders(row)).toEqual([]);
    for (const day of [1, 2]) await runRemindersAt(addDays(today, day));
    expect((await reminders(row)).toSorted()).toEqual([
      'venció sin respuesta → administrador',
      'venció sin respuesta → comercial',
    ]);
  });
});

describe('reminders of an assigned complaint', () => {
  it('go to the assignee only until the due date', async () => {
    const row = await complaint();
    await order(test, row, 'analizar', { asignadoA: test.uids.administrador }, 'administrador').expect(200);
    await runRemindersAt(row.avisoDesde);
    expect(await reminders(row)).toEqual(['está por vencer → administrador']);
  });

  it('stop once it is annulled', async () => {
    const row = await complaint();
    await order(test, row, 'anular', { motivoAnulacion: 'registro_de_prueba' }, 'administrador').expect(200);
    const { body } = await test.as('comercial').get(`/api/contactanos/reclamos/${row.id}`).expect(200);
    expect(body.venceEn).toBeNull();
    await runRemindersAt(row.venceEn);
    expect(await reminders(row)).toEqual([]);
  });
});

describe('head of a role', () => {
  it('receives overdue reminders instead of administrador, unless they are the assignee or left the role', async () => {
    const { uid } = await test.signUp('comercial');
    const late = async (asignadoA: string) => {
      const row = await complaint();
      await order(test, row, 'analizar', { asignadoA }, 'administrador').expect(200);
      await runRemindersAt(addDays(row.venceEn, 1));
      return (await linesOf(test, row.id))
        .filter(({ asunto }) => asunto.includes('venció'))
        .map(({ para }) => (para.includes(uid) ? 'jefe' : para.split('.')[0]))
        .sort();
    };
    const { body: head } = await test
      .as('administrador')
      .post('/api/sitio/jefaturas')
      .send({ rol: 'comercial', jefe: uid })
      .expect(201);
    expect(await late(test.uids.comercial)).toEqual(['comercial', 'jefe']);
    expect(await late(uid)).toEqual(['administrador', 'jefe']);
    const { version } = (await test.as('administrador').get(`/api/usuarios/${uid}`).expect(200)).body;
    await test.as('administrador').put(`/api/usuarios/${uid}`).send({ version, rol: 'rrhh' }).expect(200);
    expect(await late(test.uids.comercial)).toEqual(['administrador', 'comercial']);
    await test.as('administrador').delete(`/api/sitio/jefaturas/${head.id}`).set(test.seen(head.id)).expect(200);
  });
});

it('reminders process every due case in a large batch', async () => {
  const row = await complaint();
  const database = test.database;
  const [one] = await database.select().from(reclamos).where(eq(reclamos.id, row.id));
  const others = Array.from({ length: 600 }, (_, n) => ({ ...one, id: uuidv7(), codigo: `REC-2026-9${10_000 + n}` }));
  await database.insert(reclamos).values(others as (typeof reclamos.$inferInsert)[]);
  expect(await runRemindersAt(row.venceEn)).toBeGreaterThanOrEqual(601);
  expect(await runRemindersAt(row.venceEn)).toBe(0);
});
