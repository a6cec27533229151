import { formatLongDate, todayInLaPaz } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { readPdf } from '../support/readPdf.js';
import { useApp } from '../support/useApp.js';
import { favourable as answer, order, register } from './complaint.js';
import { registerQuery } from './query.js';

const legalSentence =
  'En el plazo de cinco (5) días hábiles administrativos a partir del día de mañana, usted puede apersonarse por la ' +
  'Entidad Financiera a recoger su carta de respuesta';

const test = useApp();

const get = (address: string, rol: 'comercial' | 'creditos' = 'comercial') =>
  test.as(rol).get(`/api/contactanos/${address}`).responseType('blob');
const textOf = async (bytes: Buffer) => (await readPdf(bytes)).replace(/\s+/g, ' ');

async function answeredComplaint() {
  const row = await register(test);
  await order(test, row, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
  await order(test, row, 'responder', answer).expect(200);
  return row;
}

describe('receipt of a case', () => {
  it('contains the number, the deadline and the legal notice, each time it is downloaded', async () => {
    const row = await register(test);
    const { body, headers } = await get(`reclamos/${row.id}/constancia`).expect(200).expect('Content-Type', /pdf/);
    expect(headers['content-disposition']).toBe(`attachment; filename=constancia-${row.codigo}.pdf`);
    const text = await textOf(body);
    for (const phrase of [
      row.codigo,
      legalSentence,
      formatLongDate(String(row.fechaLimite)),
      'Rosa Mamani'.split(' ')[0],
    ])
      expect(text).toContain(phrase);
    await get(`reclamos/${row.id}/constancia`).expect(200);
  });

  it('contains the private link and logs the download in the audit log', async () => {
    const row = await register(test);
    expect(await textOf((await get(`reclamos/${row.id}/constancia`).expect(200)).body)).toContain(`#${row.codigo}.`);
    const filter = JSON.stringify({ accion: 'imprimirConstancia' });
    const { body } = await test.as('administrador').get('/api/sitio/auditoria').query({ filter }).expect(200);
    expect(body.filter(({ titulo }: { titulo: string }) => titulo === row.codigo)).toMatchObject([
      { creadoPor: test.uids.comercial, seccion: 'contactanos/reclamos' },
    ]);
  });

  it('is available for other cases', async () => {
    const row = await registerQuery(test);
    expect(await textOf((await get(`consultas/${row.id}/constancia`).expect(200)).body)).toContain(row.codigo);
  });

  it.each([
    ['line by line', '\n', 90],
    ['in one paragraph', ' ', 150],
  ])('prints a long description %s on as many pages as needed', async (_, parted, many) => {
    const sentences = Array.from({ length: many }, (_, n) => `movimiento ${n + 1} de octubre.`);
    const row = await register(test, { descripcion: sentences.join(parted) });
    const text = await textOf((await get(`reclamos/${row.id}/constancia`).expect(200)).body);
    expect(sentences.filter((phrase) => !text.includes(phrase))).toEqual([]);
  });

  it('is rejected for users who can’t read the case', async () => {
    const row = await register(test);
    await get(`reclamos/${row.id}/constancia`, 'creditos').expect(403);
    await test.anonymous.get(`/api/contactanos/reclamos/${row.id}/constancia`).expect(401);
    await get('reclamos/018f0000-0000-7000-8000-000000000000/constancia').expect(404);
  });
});

describe('response letter of a complaint', () => {
  it('contains the complainant, the response, the dates, the second instance and the signer', async () => {
    const row = await answeredComplaint();
    const { body } = await get(`reclamos/${row.id}/carta`).expect(200).expect('Content-Type', /pdf/);
    const text = await textOf(body);
    for (const phrase of [
      row.codigo,
      'Rosa Mamani',
      answer.respuesta,
      'Favorable',
      legalSentence,
      formatLongDate(todayInLaPaz()),
      formatLongDate(String(row.fechaLimite)),
      'Defensoría del Consumidor Financiero',
      'ASFI',
      '800 103 103',
      'Usuario comercial',
    ])
      expect(text).toContain(phrase);
  });

  it('contains no internal data', async () => {
    const row = await register(test);
    const values = { asignadoA: test.uids.comercial, area: 'Área reservada', nota: 'Nota reservada' };
    await order(test, row, 'analizar', values).expect(200);
    await order(test, row, 'responder', { ...answer, analisis: 'Análisis reservado' }).expect(200);
    expect(await textOf((await get(`reclamos/${row.id}/carta`).expect(200)).body)).not.toMatch(/reservad/);
  });

  it('returns 422 before the response', async () => {
    const row = await register(test);
    const { status, body } = await test.as('comercial').get(`/api/contactanos/reclamos/${row.id}/carta`);
    expect([status, body.detail]).toEqual([422, 'El reclamo todavía no tiene respuesta.']);
    await order(test, row, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
    await get(`reclamos/${row.id}/carta`).expect(422);
  });

  it('is rejected for users who can’t read the case', async () => {
    const row = await answeredComplaint();
    await get(`reclamos/${row.id}/carta`, 'creditos').expect(403);
    await test.anonymous.get(`/api/contactanos/reclamos/${row.id}/carta`).expect(401);
  });
});

describe('draft of the response letter', () => {
  const draft = (id: string, body: object, rol: 'comercial' | 'creditos' = 'comercial') =>
    test.as(rol).post(`/api/contactanos/reclamos/${id}/carta/borrador`).send(body);

  it('previews the text being typed without saving it', async () => {
    const row = await register(test);
    const { body } = await draft(row.id, { respuesta: answer.respuesta, resultado: 'favorable' }).expect(200);
    expect(body.codigo).toBe(`Reclamo N° ${row.codigo}`);
    expect(body.parrafos).toContain(answer.respuesta);
    expect(body.datos).toContainEqual(['Resultado', 'Favorable']);
    expect(body.firma.nombre).toBe('Usuario comercial');
    const { body: after } = await test.as('comercial').get(`/api/contactanos/reclamos/${row.id}`).expect(200);
    expect([after.version, after.respuesta, after.resultado]).toEqual([row.version, null, null]);
  });

  it('is available with an empty response', async () => {
    const row = await register(test);
    expect((await draft(row.id, {}).expect(200)).body.datos).not.toContainEqual(['Resultado', expect.anything()]);
  });

  it.each([
    ['an unknown field', { respuesta: 'Hola', codigoAsfi: 'x' }, 'codigoAsfi'],
    ['an unknown result', { resultado: 'quizás' }, 'resultado'],
    ['a text over the limit', { respuesta: 'x'.repeat(8001) }, 'respuesta'],
  ])('rejects %s', async (_, body, field) => {
    const row = await register(test);
    expect(Object.keys((await draft(row.id, body).expect(422)).body.errors)).toEqual([field]);
  });

  it('is rejected for roles that can’t respond', async () => {
    const row = await register(test);
    await draft(row.id, {}, 'creditos').expect(403);
    await test.anonymous.post(`/api/contactanos/reclamos/${row.id}/carta/borrador`).send({}).expect(401);
    await draft('018f0000-0000-7000-8000-000000000000', {}).expect(404);
  });
});
