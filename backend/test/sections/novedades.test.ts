import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/startApp.js';

const draft = {
  titulo: 'Nueva agencia en Viacha',
  contenido: `<p>${'Abrimos con cajero automático y rampa de acceso. '.repeat(3)}</p>`,
  categoria: 'institucional',
  fechaPublicacion: '2026-11-18',
};

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

describe('the life of a publication', () => {
  it('is made as a draft by administrador, with its address and its history', async () => {
    const { body } = await test.as('administrador').post('/api/novedades').send(draft).expect(201);
    expect(body).toMatchObject({ ...draft, slug: 'nueva-agencia-en-viacha', estado: 'borrador', version: 1 });
    const { body: history } = await test.as('administrador').get(`/api/novedades/${body.id}/historial`).expect(200);
    expect(history).toHaveLength(1);
    expect(history[0]).toMatchObject({ accion: 'crear', uid: test.uids.administrador, version: 1 });
  });
});
