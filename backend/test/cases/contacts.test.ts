import { todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';
import { applicationFor } from './application.js';
import { type Case, order } from './complaint.js';

const SECTION = 'contactanos/solicitudes-creditos';
const missed = { medioContacto: 'llamada', resultadoContacto: 'no_contesta' };
const reached = { medioContacto: 'whatsapp', resultadoContacto: 'contesto', notaContacto: 'Vendrá el lunes.' };

const test = useApp();

const runAction = (row: Case, name: string, values: object = {}) => order(test, row, name, values, 'creditos', SECTION);

async function applicationInReview(): Promise<Case> {
  const draft = { ...(await applicationFor(test)), canal: 'agencia' };
  const { body } = await test.as('creditos').post(`/api/${SECTION}`).send(draft);
  expect(body.errors ?? {}).toEqual({});
  return (await runAction(body, 'revisar', { asignadoA: test.uids.creditos }).expect(200)).body;
}

describe('contact log', () => {
  it('appends one entry per action and keeps earlier entries unchanged', async () => {
    const row = await applicationInReview();
    const contactadoEn = `${addDays(todayInLaPaz(), -1)}T14:00:00.000Z`;
    const { body: first } = await runAction(row, 'anotarIntento', { ...missed, contactadoEn }).expect(200);
    expect(first.contactos).toEqual([{ fecha: contactadoEn, medio: 'llamada', resultado: 'no_contesta', nota: null }]);
    const { body: second } = await runAction(row, 'contactar', reached).expect(200);
    expect(second.estado).toBe('contactado');
    expect(second.contactos).toEqual([
      first.contactos[0],
      { fecha: expect.any(String), medio: 'whatsapp', resultado: 'contesto', nota: 'Vendrá el lunes.' },
    ]);
    expect(Math.abs(Date.now() - Date.parse(second.contactos[1].fecha))).toBeLessThan(60_000);
  });

  it('rejects entries supplied by the client', async () => {
    const row = await applicationInReview();
    await runAction(row, 'anotarIntento', missed).expect(200);
    const forged = [{ fecha: '2026-01-01T00:00:00.000Z', medio: 'llamada', resultado: 'contesto', nota: null }];
    for (const name of ['anotarIntento', 'contactar', 'cerrarSinContacto'])
      expect((await runAction(row, name, { ...missed, contactos: forged }).expect(422)).body.errors).toHaveProperty(
        'contactos',
      );
    const { body } = await test.as('creditos').get(`/api/${SECTION}/${row.id}`).expect(200);
    expect(body.contactos).toHaveLength(1);
  });

  it.each([
    ['no result', { medioContacto: 'llamada' }, 'resultadoContacto'],
    ['no channel', { resultadoContacto: 'no_contesta' }, 'medioContacto'],
    ['a future date', { ...missed, contactadoEn: `${addDays(todayInLaPaz(), 2)}T14:00:00.000Z` }, 'contactos'],
  ])('rejects an attempt with %s', async (_, values, field) => {
    const row = await applicationInReview();
    expect((await runAction(row, 'anotarIntento', values).expect(422)).body.errors).toHaveProperty(field);
  });

  it('requires an answered call to mark an application as contacted, also after it is reopened', async () => {
    const row = await applicationInReview();
    await runAction(row, 'contactar', missed).expect(422);
    await runAction(row, 'contactar', reached).expect(200);
    await runAction(row, 'desistir', { motivoDesistimiento: 'Consiguió otro crédito' }).expect(200);
    await order(test, row, 'reabrir', { nota: 'Volvió' }, 'administrador', SECTION).expect(200);
    await runAction(row, 'contactar', missed).expect(422);
    await runAction(row, 'contactar', reached).expect(200);
  });

  it('closes an application without contact after three failed attempts, not after two', async () => {
    const row = await applicationInReview();
    for (let attempt = 0; attempt < 2; attempt++) await runAction(row, 'anotarIntento', missed).expect(200);
    expect((await runAction(row, 'cerrarSinContacto').expect(422)).body.errors.contactos).toMatch(/3 intentos/);
    await runAction(row, 'anotarIntento', missed).expect(200);
    expect((await runAction(row, 'cerrarSinContacto').expect(200)).body.estado).toBe('no_contactado');
  });
});
