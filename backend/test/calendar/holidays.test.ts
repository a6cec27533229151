import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/startApp.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
  const feriados = [
    { fecha: '2026-12-25', nombre: 'Navidad', ambito: 'nacional', tipo: 'feriado' },
    { fecha: '2026-09-14', nombre: 'Cochabamba', ambito: 'departamental', departamento: 'CB', tipo: 'feriado' },
    { fecha: '2026-12-24', nombre: 'Laborable por decreto', ambito: 'nacional', tipo: 'laborable', norma: 'D.S. 1' },
  ];
  for (const feriado of feriados) await test.as('administrador').post('/api/sitio/feriados').send(feriado).expect(201);
});
afterAll(() => test.close());

const asked = (query: object) => test.anonymous.get('/api/publico/feriados').query(query);

describe('the holidays that anybody reads', () => {
  it('are those of the dates asked, in their order', async () => {
    const { body } = await asked({ desde: '2026-09-14', hasta: '2026-12-25' }).expect(200);
    expect(body).toEqual([
      { fecha: '2026-09-14', nombre: 'Cochabamba', departamento: 'CB', laborable: false },
      { fecha: '2026-12-24', nombre: 'Laborable por decreto', departamento: null, laborable: true },
      { fecha: '2026-12-25', nombre: 'Navidad', departamento: null, laborable: false },
    ]);
    expect((await asked({ desde: '2026-12-25', hasta: '2026-12-25' }).expect(200)).body).toHaveLength(1);
    expect((await asked({ desde: '2026-12-26', hasta: '2026-12-31' }).expect(200)).body).toEqual([]);
  });

  it.each([
    ['an end before the beginning', { desde: '2026-12-25', hasta: '2026-12-24' }],
    ['too long a time', { desde: '2026-01-01', hasta: '2046-01-01' }],
    ['a day that does not exist', { desde: '2026-02-30' }],
    ['what nobody knows', { gestion: '2026' }],
  ])('refuse %s', async (_, query) => {
    expect((await asked(query).expect(400)).body.codigo).toBe('peticion_invalida');
  });
});
