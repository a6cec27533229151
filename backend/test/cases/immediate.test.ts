import { todayInLaPaz } from '@coop/domain';
import { dayInLaPaz } from '@coop/domain/calendar';
import { describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';
import { favourable as answer, order, register } from './complaint.js';
import { registerQuery } from './query.js';

const test = useApp();

describe('immediate response to a case', () => {
  it('assigns the case to the responder, on time, and generates the letter', async () => {
    const row = await register(test);
    const { body } = await order(test, row, 'responder', answer).expect(200);
    expect(body).toMatchObject({
      estado: 'respondido',
      asignadoA: test.uids.comercial,
      respondidoPor: test.uids.comercial,
      oportunidad: 'oportuna',
      venceEn: null,
    });
    expect(dayInLaPaz(body.respondidoEn)).toBe(todayInLaPaz());
    await test.as('comercial').get(`/api/contactanos/reclamos/${row.id}/carta`).expect(200);
  });

  it('is offered beside the analysis, and keeps an existing assignee', async () => {
    const row = await register(test);
    const { body } = await test.as('comercial').get(`/api/contactanos/reclamos/${row.id}/ordenes`).expect(200);
    const offered = body.map(({ orden }: { orden: string }) => orden);
    expect(offered).toEqual(expect.arrayContaining(['analizar', 'responder']));
    await order(test, row, 'analizar', { asignadoA: test.uids.administrador }).expect(200);
    const { body: answered } = await order(test, row, 'responder', answer).expect(200);
    expect(answered.asignadoA).toBe(test.uids.administrador);
  });

  it.each(['respuesta', 'resultado', 'esExpresa', 'esIntegra', 'esComprensible'])(
    'requires the field of any response: %s',
    async (name) => {
      const row = await register(test);
      const { body } = await order(test, row, 'responder', { ...answer, [name]: null }).expect(422);
      expect(Object.keys(body.errors)).toEqual([name]);
    },
  );

  it('is rejected for an annulled or answered complaint', async () => {
    const row = await register(test);
    await order(test, row, 'anular', { motivoAnulacion: 'registro_de_prueba' }, 'administrador').expect(200);
    await order(test, row, 'responder', answer, 'administrador').expect(422);
    const other = await register(test);
    await order(test, other, 'responder', answer).expect(200);
    await order(test, other, 'responder', answer).expect(422);
  });

  it('is rejected for roles that can’t respond', async () => {
    const row = await register(test);
    await order(test, row, 'responder', answer, 'creditos').expect(403);
  });

  it('is available for queries', async () => {
    const row = await registerQuery(test);
    const values = { respuesta: 'Desde Bs 10, con su cédula.', medioUsado: 'correo' };
    const { body } = await order(test, row, 'responder', values, 'comercial', 'contactanos/consultas').expect(200);
    expect(body).toMatchObject({ estado: 'respondida', asignadoA: test.uids.comercial });
  });
});
