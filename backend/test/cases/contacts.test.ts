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

const give = (row: Case, name: string, values: object = {}) => order(test, row, name, values, 'creditos', SECTION);

async function revised(): Promise<Case> {
  const draft = { ...(await applicationFor(test)), canal: 'agencia' };
  const { body } = await test.as('creditos').post(`/api/${SECTION}`).send(draft);
  expect(body.errors ?? {}).toEqual({});
  return (await give(body, 'revisar', { asignadoA: test.uids.creditos }).expect(200)).body;
}

describe('the log of contacts', () => {
  it('grows by a line with each order, and keeps the earlier ones as they were', async () => {
    const row = await revised();
    const contactadoEn = `${addDays(todayInLaPaz(), -1)}T14:00:00.000Z`;
    const { body: first } = await give(row, 'anotarIntento', { ...missed, contactadoEn }).expect(200);
    expect(first.contactos).toEqual([{ fecha: contactadoEn, medio: 'llamada', resultado: 'no_contesta', nota: null }]);
    const { body: second } = await give(row, 'contactar', reached).expect(200);
    expect(second.estado).toBe('contactado');
    expect(second.contactos).toEqual([
      first.contactos[0],
      { fecha: expect.any(String), medio: 'whatsapp', resultado: 'contesto', nota: 'Vendrá el lunes.' },
    ]);
    expect(Math.abs(Date.now() - Date.parse(second.contactos[1].fecha))).toBeLessThan(60_000);
  });

  it('is written by nobody', async () => {
    const row = await revised();
    await give(row, 'anotarIntento', missed).expect(200);
    const forged = [{ fecha: '2026-01-01T00:00:00.000Z', medio: 'llamada', resultado: 'contesto', nota: null }];
    for (const name of ['anotarIntento', 'contactar', 'cerrarSinContacto'])
      expect((await give(row, name, { ...missed, contactos: forged }).expect(422)).body.errors).toHaveProperty(
        'contactos',
      );
    const { body } = await test.as('creditos').get(`/api/${SECTION}/${row.id}`).expect(200);
    expect(body.contactos).toHaveLength(1);
  });

  it.each([
    ['no result', { medioContacto: 'llamada' }, 'resultadoContacto'],
    ['no medium', { resultadoContacto: 'no_contesta' }, 'medioContacto'],
    ['a moment still to come', { ...missed, contactadoEn: `${addDays(todayInLaPaz(), 2)}T14:00:00.000Z` }, 'contactos'],
  ])('takes no attempt with %s', async (_, values, field) => {
    const row = await revised();
    expect((await give(row, 'anotarIntento', values).expect(422)).body.errors).toHaveProperty(field);
  });

  it('a case is contacted when the person answered, also one that was opened again', async () => {
    const row = await revised();
    await give(row, 'contactar', missed).expect(422);
    await give(row, 'contactar', reached).expect(200);
    await give(row, 'desistir', { motivoDesistimiento: 'Consiguió otro crédito' }).expect(200);
    await order(test, row, 'reabrir', { nota: 'Volvió' }, 'administrador', SECTION).expect(200);
    await give(row, 'contactar', missed).expect(422);
    await give(row, 'contactar', reached).expect(200);
  });

  it('closes without contact after three fruitless attempts, not after two', async () => {
    const row = await revised();
    for (let attempt = 0; attempt < 2; attempt++) await give(row, 'anotarIntento', missed).expect(200);
    expect((await give(row, 'cerrarSinContacto').expect(422)).body.errors.contactos).toMatch(/3 intentos/);
    await give(row, 'anotarIntento', missed).expect(200);
    expect((await give(row, 'cerrarSinContacto').expect(200)).body.estado).toBe('no_contactado');
  });
});
