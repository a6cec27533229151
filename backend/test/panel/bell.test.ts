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
const read = (rol: Rol, claves: readonly unknown[]) => test.as(rol).put('/api/panel/avisos/leidos').send({ claves });
const assigned = async (numeroDocumento: string) => {
  const row = await register(test, { numeroDocumento });
  await order(test, row, 'analizar', { asignadoA: test.uids.comercial }, 'administrador').expect(200);
  return row;
};

describe('the notices of somebody', () => {
  it('tell of a case that another gave them, and nobody else; not of one that they took', async () => {
    const { id, codigo } = await assigned('5567001');
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

  it('are read once they say so, until they say something else', async () => {
    const row = await assigned('5567003');
    const notice = await find('comercial', `Le asignaron ${row.codigo}`);
    const { body } = await read('comercial', [notice?.clave, 'nada']).expect(200);
    expect(body.find(({ clave }: PersonalNotice) => clave === notice?.clave)).toMatchObject({ leido: true });
    expect(await find('comercial', `Le asignaron ${row.codigo}`)).toMatchObject({ leido: true });
    const another = await assigned('5567004');
    expect(await find('comercial', `Le asignaron ${another.codigo}`)).toMatchObject({ leido: false });
  });

  it('tell the assignee of a near deadline, and nothing earlier', async () => {
    const { codigo: far } = await assigned('5567005');
    expect(await find('comercial', `${far} ven`)).toBeUndefined();
    const letter = { canal: 'carta', motivoRegistroTardio: 'La carta quedó en la correspondencia de la agencia.' };
    const late = await register(test, { ...letter, numeroDocumento: '5567015', fechaRecepcion: daysAgo(60) });
    await order(test, late, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
    expect(await find('comercial', `${late.codigo} venció el`)).toMatchObject({ leido: false });
    expect(await find('administrador', `${late.codigo} venció el`)).toBeUndefined();
  });

  it('tell the stand-in too', async () => {
    const { codigo } = await assigned('5567006');
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
    // administrador gets no notice of their own action, but does get one of standing in.
    expect(await find('administrador', 'Reemplaza a Usuario comercial')).toBeDefined();
  });

  it('tell the uploader of a failed balances file, until another succeeds', async () => {
    await load(test, fileOf(savings(7001, 'mucho')), daysAgo(1));
    const refused = await find('sistemas', 'La carga de saldos');
    expect(refused?.etiqueta).toMatch(/no entró: Tiene errores en una fila: corríjala/);
    expect(await find('comercial', 'La carga de saldos')).toBeUndefined();
    await load(test, fileOf(savings(7001)), daysAgo(1));
    expect(await find('sistemas', 'La carga de saldos')).toBeUndefined();
  });

  it('count anew what waits for nobody yet, for the role that is told of it', async () => {
    await register(test, { numeroDocumento: '5567016' });
    const first = await find('comercial', /^Reclamos: sin asignar: \d/);
    await read('comercial', [first?.clave]).expect(200);
    expect(await find('comercial', /^Reclamos: sin asignar/)).toMatchObject({ leido: true });
    await register(test, { numeroDocumento: '5567007' });
    expect(await find('comercial', /^Reclamos: sin asignar/)).toMatchObject({ leido: false });
    expect(await find('creditos', /^Reclamos: sin asignar/)).toBeUndefined();
  });

  it('are of staff: a visitor has none, nor marks any', async () => {
    await test.anonymous.get('/api/panel/avisos').expect(401);
    await test.anonymous.put('/api/panel/avisos/leidos').send({ claves: [] }).expect(401);
    await read('comercial', 'todas' as unknown as string[]).expect(422);
    await read('comercial', [7]).expect(422);
  });
});

describe('the mails of somebody', () => {
  const choose = (rol: Rol, apagados: unknown) => test.as(rol).put('/api/panel/correos').send({ apagados });
  const toldOf = async ({ id }: { id: string }) =>
    (await linesOf(test, id)).filter(({ asunto }) => asunto.includes('asign')).map(({ para }) => para.split('.')[0]);

  it('come unless they do without that kind; theirs alone, and the notice stays on the panel', async () => {
    expect((await test.as('comercial').get('/api/panel/correos').expect(200)).body).toEqual({ apagados: [] });
    const before = await assigned('5567020');
    expect(await toldOf(before)).toContain('comercial');
    const chosen = { apagados: ['asignaciones', 'resumen'] };
    expect((await choose('comercial', ['resumen', 'asignaciones']).expect(200)).body).toEqual(chosen);
    expect((await test.as('comercial').get('/api/panel/correos').expect(200)).body).toEqual(chosen);
    expect((await test.as('creditos').get('/api/panel/correos').expect(200)).body).toEqual({ apagados: [] });
    const after = await assigned('5567021');
    expect(await toldOf(after)).not.toContain('comercial');
    expect(await find('comercial', `Le asignaron ${after.codigo}`)).toBeDefined();
    await choose('comercial', []).expect(200);
    expect(await toldOf(await assigned('5567022'))).toContain('comercial');
  });

  it('about late work can’t be disabled', async () => {
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

  it('are of kinds that there are, and of staff', async () => {
    await choose('comercial', ['claves']).expect(422);
    await choose('comercial', 'todos').expect(422);
    await test.anonymous.put('/api/panel/correos').send({ apagados: [] }).expect(401);
  });
});
