import { type AnySection, findSection, type Rol, todayInLaPaz } from '@coop/domain';
import type { Ocurrencia } from '@coop/domain/answers';
import { addDays } from '@coop/domain/calendar';
import { fulfilments } from '@coop/domain/sections/obligaciones/fulfilment';
import { describe, expect, it } from '@jest/globals';
import { DigestService } from '../../src/panel/digest/digest.service.js';
import { ObligationRemindersService } from '../../src/panel/obligations/obligation-reminders.service.js';
import { validateQuery } from '../../src/platform/http/schema.pipe.js';
import { listQuery } from '../../src/resource/rows/api/listQuery.js';
import { writeProposed } from '../cases/writeCalendar.js';
import { writing } from '../content/writing.js';
import { linesOf } from '../mail/mails.js';
import { useMailApp } from '../mail/useMailApp.js';
import { until } from '../support/until.js';
import { uploadDocument } from '../support/uploadDocument.js';

const SECTION = '/api/sitio/obligaciones';
const EEFF = 'institucional/estados-financieros';
const today = todayInLaPaz();
/** Last day of the previous month. */
const closing = addDays(`${today.slice(0, 7)}-01`, -1);

const { test, server } = useMailApp();

let count = 0;
const send = (values: object, by: Rol = 'administrador') =>
  test
    .as(by)
    .post(SECTION)
    .send({
      nombre: `Obligación de prueba ${++count}`,
      periodicidad: 'unica',
      fecha: today,
      avisoDias: 5,
      responsable: 'finanzas',
      seCumple: 'a_mano',
      ...values,
    });
const createObligation = async (values: object): Promise<{ id: string; nombre: string; version: number }> =>
  (await send(values).expect(201)).body;
const errorsFor = async (values: object) => Object.keys((await send(values).expect(422)).body.errors);
const agendaOf = async (rol: Rol): Promise<Ocurrencia[]> =>
  (await test.as(rol).get('/api/obligaciones').expect(200)).body;
const panelOf = async (rol: Rol): Promise<string[]> =>
  (await test.as(rol).get('/api/panel').expect(200)).body.obligaciones.map(({ nombre }: Ocurrencia) => nombre);
const markCompleted = (id: string, rol: Rol, values: object = {}) =>
  test
    .as(rol)
    .post(`/api/obligaciones/${id}/cumplir`)
    .send({ periodo: today, fecha: today, nota: 'Enviado por el portal', ...values });
/** Runs the reminders at 9:00 in La Paz; returns the number of queued e-mails. */
const runRemindersOn = (day: string) =>
  test.app.get(ObligationRemindersService, { strict: false }).run(new Date(`${day}T09:00:00-04:00`));
const reminders = async ({ id }: { id: string }) =>
  (await linesOf(test, id)).map(({ asunto, para }) => `${asunto.split(': ')[1]} → ${para.split('.')[0]}`).sort();

describe('regulatory obligation', () => {
  it('is written by administrador only', async () => {
    await send({}, 'finanzas').expect(403);
    await send({}).expect(201);
    await test.as('finanzas').get(SECTION).expect(403);
  });

  it('requires the fields of its schedule', async () => {
    expect(await errorsFor({ fecha: null })).toEqual(['fecha']);
    expect(await errorsFor({ periodicidad: 'mensual' })).toEqual(['desde', 'vence']);
    expect(await errorsFor({ periodicidad: 'mensual', desde: closing, vence: 'dia' })).toEqual(['dia', 'meses']);
    expect(await errorsFor({ periodicidad: 'mensual', desde: closing, vence: 'habiles' })).toEqual(['diasHabiles']);
    const monthly = { periodicidad: 'mensual', desde: closing, vence: 'habiles', diasHabiles: 10 };
    expect(await errorsFor({ ...monthly, hasta: addDays(closing, -1) })).toEqual(['hasta']);
    await createObligation(monthly);
  });

  it('is completed automatically only for sections that support it', async () => {
    const yearly = { periodicidad: 'anual', desde: closing, vence: 'dia', dia: 31, meses: 3, seCumple: 'sola' };
    expect(await errorsFor(yearly)).toEqual(['seCumple']);
    expect(await errorsFor({ ...yearly, seccion: 'contactanos/reclamos' })).toEqual(['seCumple']);
    await createObligation({ ...yearly, seccion: 'institucional/memorias-institucionales' });
  });

  it('rejects a person without its role', async () => {
    expect(await errorsFor({ persona: test.uids.rrhh })).toEqual(['persona']);
    expect(await errorsFor({ persona: 'nadie' })).toEqual(['persona']);
    await createObligation({ persona: test.uids.finanzas });
  });

  it('uses valid list filters to detect completion', () => {
    for (const [name, proofOf] of Object.entries(fulfilments))
      for (const periodicidad of ['mensual', 'trimestral', 'semestral', 'anual'] as const) {
        const list = listQuery(findSection(name) as AnySection);
        const proof = proofOf({ periodicidad, desde: '2025-01-01', hasta: '2025-12-31' });
        if (proof && 'filtro' in proof) validateQuery(list, { filter: JSON.stringify(proof.filtro) });
      }
  });
});

describe('agenda of obligations', () => {
  it('is visible to the responsible role and administrador, and on the panel of the responsible role', async () => {
    const { nombre } = await createObligation({ responsable: 'rrhh', fecha: addDays(today, 3) });
    const sees = async (rol: Rol) => (await agendaOf(rol)).some((one) => one.nombre === nombre);
    expect([await sees('rrhh'), await sees('administrador'), await sees('creditos')]).toEqual([true, true, false]);
    expect(await panelOf('rrhh')).toContain(nombre);
    expect(await panelOf('administrador')).not.toContain(nombre);
    expect(await panelOf('creditos')).not.toContain(nombre);
    await test.anonymous.get('/api/obligaciones').expect(401);
  });

  it('shows obligations on the panel from their notice days, overdue ones first and also to administrador', async () => {
    const far = await createObligation({ responsable: 'sistemas', fecha: addDays(today, 6) });
    const near = await createObligation({ responsable: 'sistemas', fecha: addDays(today, 5) });
    const late = await createObligation({ responsable: 'sistemas', fecha: addDays(today, -1) });
    expect(await panelOf('sistemas')).toEqual([late.nombre, near.nombre]);
    expect(await panelOf('administrador')).toContain(late.nombre);
    expect((await agendaOf('sistemas')).map(({ nombre, etapa }) => [nombre, etapa])).toEqual([
      [late.nombre, 'vencida'],
      [near.nombre, 'por_vencer'],
      [far.nombre, 'pendiente'],
    ]);
  });

  it('marks a due date as an estimate when the holidays of its year are missing', async () => {
    const { nombre } = await createObligation({
      responsable: 'creditos',
      periodicidad: 'mensual',
      desde: closing,
      vence: 'habiles',
      diasHabiles: 10,
    });
    const [first] = (await agendaOf('creditos')).filter((one) => one.nombre === nombre);
    expect(first?.estimado).toBe(true);
    const year = Number(today.slice(0, 4));
    for (const each of [year - 1, year, year + 1]) await writeProposed(test, each);
    const [sure] = (await agendaOf('creditos')).filter((one) => one.nombre === nombre);
    expect(sure?.estimado).toBe(false);
  });
});

describe('completion of an obligation', () => {
  it('is recorded once by the responsible role with a date and a note, in the history', async () => {
    const { id } = await createObligation({});
    await markCompleted(id, 'creditos').expect(403);
    await markCompleted('0190f3c0-0000-7000-8000-000000000000', 'creditos').expect(403);
    await test.anonymous.post(`/api/obligaciones/${id}/cumplir`).expect(401);
    expect((await markCompleted(id, 'finanzas', { nota: 'sí' }).expect(422)).body.errors).toHaveProperty('nota');
    expect((await markCompleted(id, 'finanzas', { fecha: addDays(today, 1) }).expect(422)).body.errors).toHaveProperty(
      'fecha',
    );
    expect((await markCompleted(id, 'finanzas', { periodo: '2001-01' }).expect(422)).body.errors).toHaveProperty(
      'periodo',
    );
    const { body } = await markCompleted(id, 'finanzas').expect(200);
    expect(body).toMatchObject({ etapa: 'cumplida', cumplida: { sola: false, fecha: today, por: 'Usuario finanzas' } });
    expect((await markCompleted(id, 'finanzas').expect(422)).body.codigo).toBe('transicion_invalida');
    const history = (await test.as('administrador').get(`${SECTION}/${id}/historial`).expect(200)).body;
    expect(JSON.stringify(history)).toContain('Enviado por el portal');
    expect(await panelOf('finanzas')).not.toContain(body.nombre);
  });

  it('can be undone, which makes the obligation due again', async () => {
    const { id, nombre } = await createObligation({});
    const reopen = (rol: Rol) => test.as(rol).post(`/api/obligaciones/${id}/reabrir`).send({ periodo: today });
    await reopen('finanzas').expect(422);
    await markCompleted(id, 'finanzas').expect(200);
    await reopen('comercial').expect(403);
    expect((await reopen('finanzas').expect(200)).body.etapa).toBe('vence_hoy');
    expect(await panelOf('finanzas')).toContain(nombre);
  });

  it('is recorded per period, again after each undo', async () => {
    const desde = addDays(`${closing.slice(0, 7)}-01`, -40);
    const { id } = await createObligation({ periodicidad: 'mensual', desde, vence: 'dia', dia: 28, meses: 1 });
    const due = (await agendaOf('finanzas')).filter(({ obligacion }) => obligacion === id);
    expect(due.length).toBeGreaterThan(1);
    const again = due[0]?.periodo;
    for (const { periodo } of due) await markCompleted(id, 'finanzas', { periodo }).expect(200);
    for (const _ of ['once', 'twice']) {
      await test.as('finanzas').post(`/api/obligaciones/${id}/reabrir`).send({ periodo: again }).expect(200);
      await markCompleted(id, 'finanzas', { periodo: again }).expect(200);
    }
    const history = (await test.as('administrador').get(`${SECTION}/${id}/historial`).expect(200)).body;
    expect(history.map(({ accion }: { accion: string }) => accion).filter((one: string) => one !== 'crear')).toEqual([
      ...['cumplir', 'reabrirObligacion', 'cumplir', 'reabrirObligacion'],
      ...due.map(() => 'cumplir'),
    ]);
  });

  it('is detected when the monthly report is submitted', async () => {
    const { id } = await createObligation({
      responsable: 'comercial',
      seccion: 'contactanos/reclamos',
      periodicidad: 'mensual',
      desde: closing,
      vence: 'dia',
      dia: 28,
      meses: 1,
      seCumple: 'sola',
    });
    const month = closing.slice(0, 7);
    const current = async () =>
      (await agendaOf('comercial')).find(({ obligacion, periodo }) => obligacion === id && periodo === month);
    expect((await current())?.cumplida).toBeNull();
    await test.as('comercial').post(`/api/contactanos/reclamos/reporte-mensual/${month}/presentar`).expect(200);
    expect((await current())?.cumplida).toMatchObject({ sola: true, por: null });
  });
});

describe('reminders of an obligation', () => {
  it('go to the responsible role before and on the due date, then also to administrador, until completion', async () => {
    const row = await createObligation({
      seccion: EEFF,
      periodicidad: 'mensual',
      desde: closing,
      vence: 'dia',
      dia: 28,
      meses: 1,
      seCumple: 'sola',
    });
    const due = `${today.slice(0, 7)}-28`;
    await runRemindersOn(addDays(due, -6));
    expect(await reminders(row)).toEqual([]);
    await runRemindersOn(addDays(due, -5));
    await runRemindersOn(addDays(due, -4));
    expect(await reminders(row)).toEqual(['está por vencer → finanzas']);
    await runRemindersOn(due);
    expect(await reminders(row)).toEqual(['está por vencer → finanzas', 'vence hoy → finanzas']);
    await Promise.all([runRemindersOn(addDays(due, 1)), runRemindersOn(addDays(due, 1))]);
    expect((await reminders(row)).slice(1)).toEqual([
      'vence hoy → finanzas',
      'venció sin cumplirse → administrador',
      'venció sin cumplirse → finanzas',
    ]);
    const archivo = await uploadDocument(test, EEFF, 'documentos.archivo');
    const { publish } = writing(test, EEFF, () => ({
      fechaCorte: closing,
      tipo: 'mensual',
      documentos: [{ tipo: 'balance', archivo }],
    }));
    await publish();
    const own = (await agendaOf('finanzas')).find((one) => one.obligacion === row.id);
    expect(own).toMatchObject({ etapa: 'cumplida', cumplida: { sola: true } });
    await runRemindersOn(addDays(due, 2));
    expect(await reminders(row)).toHaveLength(4);
  });

  it('go to the head of the role when overdue', async () => {
    const PATH = '/api/sitio/jefaturas';
    const { uid } = await test.signUp('comercial');
    const lead = (jefe: string, by: Rol = 'administrador') => test.as(by).post(PATH).send({ rol: 'comercial', jefe });
    await lead(uid, 'comercial').expect(403);
    expect((await lead(test.uids.rrhh).expect(422)).body.errors).toHaveProperty('jefe');
    await lead(uid).expect(201);
    const row = await createObligation({ responsable: 'comercial', persona: test.uids.comercial, fecha: '2031-03-10' });
    await runRemindersOn('2031-03-11');
    const recipients = (await linesOf(test, row.id)).map(({ para }) => para);
    expect(recipients).toHaveLength(2);
    expect(recipients.filter((para) => para.includes(uid) || para.startsWith('comercial.'))).toHaveLength(2);
    const own = await createObligation({ responsable: 'comercial', persona: uid, fecha: '2031-04-10' });
    await runRemindersOn('2031-04-11');
    expect((await reminders(own)).map((line) => line.split(' → ')[1])).toEqual(['administrador', 'comercial']);
  });

  it('go to the substitute, who also sees the obligation on the panel', async () => {
    const row = await createObligation({
      responsable: 'creditos',
      persona: test.uids.creditos,
      fecha: addDays(today, 2),
    });
    const absence = { persona: test.uids.creditos, reemplazo: test.uids.administrador, desde: today, hasta: today };
    expect(await panelOf('administrador')).not.toContain(row.nombre);
    await test.as('administrador').post('/api/sitio/ausencias').send(absence).expect(201);
    await runRemindersOn(today);
    expect((await reminders(row)).map((line) => line.split(' → ')[1])).toEqual(['administrador', 'creditos']);
    expect(await panelOf('administrador')).toContain(row.nombre);
  });

  it('are included in the daily digest', async () => {
    const row = await createObligation({ responsable: 'rrhh', fecha: '2031-06-12' });
    const morning = (day: string) =>
      test.app.get(DigestService, { strict: false }).run(new Date(`${day}T09:00:00-04:00`));
    const mailOn = (day: string) =>
      server.delivered
        .filter(({ to: [first = ''], mail }) => first.startsWith('rrhh.') && mail.subject?.includes(day))
        .map(({ mail }) => mail.text)
        .join();
    await morning('2031-06-05');
    await morning('2031-06-09');
    await until(() => mailOn('9 de junio de 2031'));
    expect(mailOn('9 de junio de 2031')).toContain(row.nombre);
    expect(mailOn('9 de junio de 2031')).toContain('vence el 12/06/2031');
    expect(mailOn('5 de junio de 2031')).not.toContain(row.nombre);
  });
});
