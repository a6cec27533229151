import { type Rol, todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { describe, expect, it } from '@jest/globals';
import { RemindersService } from '../../src/cases/reminders/reminders.service.js';
import { linesOf } from '../mail/mails.js';
import { useApp } from '../support/useApp.js';
import { order, register } from './complaint.js';

const PATH = '/api/sitio/ausencias';
const today = todayInLaPaz();

const test = useApp();

const createAbsence = (persona: Rol, values: object = {}, by: Rol = 'administrador') =>
  test
    .as(by)
    .post(PATH)
    .send({
      persona: test.uids[persona],
      reemplazo: test.uids.administrador,
      desde: today,
      hasta: addDays(today, 20),
      ...values,
    });
const firstErrorOf = async (response: ReturnType<typeof createAbsence>) =>
  Object.entries((await response.expect(422)).body.errors)[0];
const recipientsOf = async ({ id }: { id: string }) => (await linesOf(test, id)).map(({ para }) => para.split('.')[0]);

describe('absence of a staff member', () => {
  it('rejects a self-replacement, inverted or overlapping dates and a substitute without access', async () => {
    expect(await firstErrorOf(createAbsence('rrhh', { reemplazo: test.uids.rrhh }))).toEqual([
      'reemplazo',
      'Nadie se reemplaza a sí mismo',
    ]);
    expect(await firstErrorOf(createAbsence('rrhh', { hasta: addDays(today, -1) }))).toEqual([
      'hasta',
      'No puede terminar antes de empezar',
    ]);
    expect((await firstErrorOf(createAbsence('rrhh', { reemplazo: test.uids.finanzas })))?.[0]).toBe('reemplazo');
    expect((await firstErrorOf(createAbsence('rrhh', { reemplazo: 'nadie' })))?.[0]).toBe('reemplazo');
    await createAbsence('rrhh').expect(201);
    expect(
      (await firstErrorOf(createAbsence('rrhh', { desde: addDays(today, 20), hasta: addDays(today, 25) })))?.[0],
    ).toBe('desde');
    await createAbsence('rrhh', { desde: addDays(today, 21), hasta: addDays(today, 25) }).expect(201);
  });

  it('accepts one of several overlapping absences created concurrently', async () => {
    const { uid: persona } = await test.signUp('rrhh');
    const answers = await Promise.all(
      [0, 1, 2, 3].map((n) => createAbsence('rrhh', { persona, desde: addDays(today, n) })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422, 422]);
  });

  it('can be created by administrador only', async () => {
    await createAbsence('comercial', {}, 'comercial').expect(403);
  });

  it('sends the reminders of the absent person to the substitute and shows a notice on the panel', async () => {
    const before = await register(test);
    await order(test, before, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
    await createAbsence('comercial').expect(201);
    const { body: row } = await test.as('comercial').get(`/api/contactanos/reclamos/${before.id}`).expect(200);
    const remind = (day: string) =>
      test.app.get(RemindersService, { strict: false }).run(new Date(`${day}T09:00:00-04:00`));
    await remind(row.avisoDesde);
    expect((await recipientsOf(before)).sort()).toEqual(['administrador', 'comercial']);
    const { body: panel } = await test.as('administrador').get('/api/panel').expect(200);
    expect(panel.avisos).toContainEqual(
      expect.objectContaining({ etiqueta: expect.stringContaining('Reemplaza a Usuario comercial hasta el') }),
    );
  });

  it.each([
    ['comercial', 'Ver sus reclamos', '/administrador/contactanos/reclamos?'],
    ['creditos', 'Ver sus solicitudes de créditos', '/administrador/contactanos/solicitudes-creditos?'],
  ] as const)(
    'links the substitute of a %s user to the cases of the absent colleague',
    async (rol, accion, address) => {
      const { uid: persona } = await test.signUp(rol);
      const { uid, token } = await test.signUp(rol);
      await createAbsence(rol, { persona, reemplazo: uid }).expect(201);
      const { body } = await test.anonymous.get('/api/panel').set('Authorization', `Bearer ${token}`).expect(200);
      expect(body.avisos).toContainEqual(
        expect.objectContaining({ accion, enlace: expect.stringContaining(`${address}filter=`) }),
      );
    },
  );

  it('sends nothing to a substitute who lost access to those cases', async () => {
    const colleague = await test.signUp('comercial');
    const { uid } = await test.signUp('comercial');
    await createAbsence('comercial', { persona: colleague.uid, reemplazo: uid }).expect(201);
    const countOf = async () => {
      const row = await register(test);
      await order(test, row, 'analizar', { asignadoA: colleague.uid }, 'administrador').expect(200);
      return (await linesOf(test, row.id)).filter(
        ({ para, asunto }) => para.includes(uid) && asunto.includes('se le asignó'),
      ).length;
    };
    expect(await countOf()).toBe(1);
    const { version } = (await test.as('administrador').get(`/api/usuarios/${uid}`).expect(200)).body;
    await test.as('administrador').put(`/api/usuarios/${uid}`).send({ version, rol: 'rrhh' }).expect(200);
    expect(await countOf()).toBe(0);
  });

  it('sends nothing to the substitute after it ends', async () => {
    const { body: list } = await test.as('administrador').get(PATH).expect(200);
    const own = list.find(({ persona }: { persona: string }) => persona === test.uids.comercial);
    const past = { version: own.version, desde: addDays(today, -9), hasta: addDays(today, -1) };
    await test.as('administrador').put(`${PATH}/${own.id}`).send(past).expect(200);
    const row = await register(test);
    await order(test, row, 'analizar', { asignadoA: test.uids.comercial }, 'administrador').expect(200);
    expect(await recipientsOf(row)).not.toContain('administrador');
  });
});
