import { type Rol, todayInLaPaz } from '@coop/domain';
import type { PersonalNotice } from '@coop/domain/answers';
import { addDays } from '@coop/domain/calendar';
import { describe, expect, it } from '@jest/globals';
import { RemindersService } from '../../src/cases/reminders/reminders.service.js';
import { order, register } from '../cases/complaint.js';
import { linesOf } from '../mail/mails.js';
import { daysAgo, fileOf, load, savings } from '../saldos/loading.js';
import { useApp } from '../support/useApp.js';

const test = useApp();

const noticesOf = async (rol: Rol): Promise<PersonalNotice[]> =>
  (await test.as(rol).get('/api/panel/avisos').expect(200)).body;
const find = async (rol: Rol, words: string | RegExp) =>
  (await noticesOf(rol)).find(({ etiqueta }) => etiqueta.search(words) >= 0);
const markRead = (rol: Rol, claves: readonly unknown[]) =>
  test.as(rol).put('/api/panel/avisos/leidos').send({ claves });
const assignedComplaint = async (numeroDocumento: string) => {
  const row = await register(test, { numeroDocumento });
  await order(test, row, 'analizar', { asignadoA: test.uids.comercial }, 'administrador').expect(200);
  return row;
};

describe('notification bell', () => {
  it('notifies the assignee of a case assigned by another user', async () => {
    const { id, codigo } = await assignedComplaint('5567001');
    expect(await find('comercial', `Le asignaron ${codigo}`)).toMatchObject({
      seccion: 'contactanos/reclamos',
      etiqueta: `Le asignaron ${codigo} (Usuario administrador)`,
      enlace: `/administrador/contactanos/reclamos/${id}/show`,
      leido: false,
    });
    expect(await find('administrador', codigo)).toBeUndefined();
    expect(await find('finanzas', codigo)).toBeUndefined();
    const own = await register(test, { numeroDocumento: '5567002' });
    await order(test, own, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
    expect(await find('comercial', `Le asignaron ${own.codigo}`)).toBeUndefined();
  });

  it('marks notices as read, and shows a new notice as unread', async () => {
    const row = await assignedComplaint('5567003');
    const notice = await find('comercial', `Le asignaron ${row.codigo}`);
    const { body } = await markRead('comercial', [notice?.clave, 'nada']).expect(200);
    expect(body.find(({ clave }: PersonalNotice) => clave === notice?.clave)).toMatchObject({ leido: true });
    expect(await find('comercial', `Le asignaron ${row.codigo}`)).toMatchObject({ leido: true });
    const another = await assignedComplaint('5567004');
    expect(await find('comercial', `Le asignaron ${another.codigo}`)).toMatchObject({ leido: false });
  });

  it('notifies the assignee of a near deadline', async () => {
    const { codigo: far } = await assignedComplaint('5567005');
    expect(await find('comercial', `${far} ven`)).toBeUndefined();
    const letter = { canal: 'carta', motivoRegistroTardio: 'La carta quedó en la correspondencia de la agencia.' };
    const late = await register(test, { ...letter, numeroDocumento: '5567015', fechaRecepcion: daysAgo(60) });
    await order(test, late, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
    expect(await find('comercial', `${late.codigo} venció el`)).toMatchObject({ leido: false });
    expect(await find('administrador', `${late.codigo} venció el`)).toBeUndefined();
  });

  it('notifies the substitute of an absent user', async () => {
    const { codigo } = await assignedComplaint('5567006');
    expect(await find('administrador', codigo)).toBeUndefined();
    const today = todayInLaPaz();
    await test
      .as('administrador')
      .post('/api/sitio/ausencias')
      .send({
        persona: test.uids.comercial,
        reemplazo: test.uids.administrador,
        desde: today,
        hasta: addDays(today, 3),
      })
      .expect(201);
    // administrador gets no notice of their own action, but does get one as the substitute.
    expect(await find('administrador', 'Reemplaza a Usuario comercial')).toBeDefined();
  });

  it('notifies the uploader of a failed balances file until another one succeeds', async () => {
    await load(test, fileOf(savings(7001, 'mucho')), daysAgo(1));
    const refused = await find('sistemas', 'La carga de saldos');
    expect(refused?.etiqueta).toMatch(/no entró: Tiene errores en una fila: corríjala/);
    expect(await find('comercial', 'La carga de saldos')).toBeUndefined();
    await load(test, fileOf(savings(7001)), daysAgo(1));
    expect(await find('sistemas', 'La carga de saldos')).toBeUndefined();
  });

  it('counts unassigned cases for their role, unread again when the count changes', async () => {
    await register(test, { numeroDocumento: '5567016' });
    const first = await find('comercial', /^Reclamos: sin asignar: \d/);
    await markRead('comercial', [first?.clave]).expect(200);
    expect(await find('comercial', /^Reclamos: sin asignar/)).toMatchObject({ leido: true });
    await register(test, { numeroDocumento: '5567007' });
    expect(await find('comercial', /^Reclamos: sin asignar/)).toMatchObject({ leido: false });
    expect(await find('creditos', /^Reclamos: sin asignar/)).toBeUndefined();
  });

  it('rejects anonymous requests and invalid keys', async () => {
    await test.anonymous.get('/api/panel/avisos').expect(401);
    await test.anonymous.put('/api/panel/avisos/leidos').send({ claves: [] }).expect(401);
    await markRead('comercial', 'todas' as unknown as string[]).expect(422);
    await markRead('comercial', [7]).expect(422);
  });
});

describe('e-mail preferences of a user', () => {
  const choose = (rol: Rol, apagados: unknown) => test.as(rol).put('/api/panel/correos').send({ apagados });
  const mailedAbout = async ({ id }: { id: string }) =>
    (await linesOf(test, id)).filter(({ asunto }) => asunto.includes('asign')).map(({ para }) => para.split('.')[0]);

  it('disable a kind of e-mail for that user, keeping the notice on the panel', async () => {
    expect((await test.as('comercial').get('/api/panel/correos').expect(200)).body).toEqual({ apagados: [] });
    const before = await assignedComplaint('5567020');
    expect(await mailedAbout(before)).toContain('comercial');
    const chosen = { apagados: ['asignaciones', 'resumen'] };
    expect((await choose('comercial', ['resumen', 'asignaciones']).expect(200)).body).toEqual(chosen);
    expect((await test.as('comercial').get('/api/panel/correos').expect(200)).body).toEqual(chosen);
    expect((await test.as('creditos').get('/api/panel/correos').expect(200)).body).toEqual({ apagados: [] });
    const after = await assignedComplaint('5567021');
    expect(await mailedAbout(after)).not.toContain('comercial');
    expect(await find('comercial', `Le asignaron ${after.codigo}`)).toBeDefined();
    await choose('comercial', []).expect(200);
    expect(await mailedAbout(await assignedComplaint('5567022'))).toContain('comercial');
  });

  it('don’t disable e-mails about overdue cases', async () => {
    await choose('comercial', ['plazos', 'nuevos']).expect(200);
    const letter = { canal: 'carta', motivoRegistroTardio: 'La carta quedó en la correspondencia de la agencia.' };
    const { id } = await register(test, { ...letter, numeroDocumento: '5567023', fechaRecepcion: daysAgo(15) });
    const { body } = await test.as('comercial').get(`/api/contactanos/reclamos/${id}`).expect(200);
    const remind = async (day: string) => {
      await test.app.get(RemindersService, { strict: false }).run(new Date(`${day}T09:00:00-04:00`));
      return (await linesOf(test, id)).map(({ para }) => para.split('.')[0]).filter((rol) => rol === 'comercial')
        .length;
    };
    const before = await remind(body.venceEn);
    expect(await remind(addDays(body.venceEn, 1))).toBe(before + 1);
    await choose('comercial', []).expect(200);
  });

  it('reject unknown kinds and anonymous requests', async () => {
    await choose('comercial', ['claves']).expect(422);
    await choose('comercial', 'todos').expect(422);
    await test.anonymous.put('/api/panel/correos').send({ apagados: [] }).expect(401);
  });
});
