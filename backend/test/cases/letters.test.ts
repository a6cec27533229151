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

async function answered() {
  const row = await register(test);
  await order(test, row, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
  await order(test, row, 'responder', answer).expect(200);
  return row;
}

describe('the proof of a case', () => {
  it('has the number, the days and the sentence of the norm, as often as staff print it', async () => {
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

  it('carries the private link, and so leaves a line of who of the staff had it', async () => {
    const row = await register(test);
    expect(await textOf((await get(`reclamos/${row.id}/constancia`).expect(200)).body)).toContain(`#${row.codigo}.`);
    const filter = JSON.stringify({ accion: 'imprimirConstancia' });
    const { body } = await test.as('administrador').get('/api/sitio/auditoria').query({ filter }).expect(200);
    expect(body.filter(({ titulo }: { titulo: string }) => titulo === row.codigo)).toMatchObject([
      { creadoPor: test.uids.comercial, seccion: 'contactanos/reclamos' },
    ]);
  });

  it('is there for other cases too', async () => {
    const row = await registerQuery(test);
    expect(await textOf((await get(`consultas/${row.id}/constancia`).expect(200)).body)).toContain(row.codigo);
  });

  it.each([
    ['line by line', '\n', 90],
    ['in one piece', ' ', 150],
  ])('says all that was told, %s, on as many pages as it takes', async (_, parted, many) => {
    const sentences = Array.from({ length: many }, (_, n) => `movimiento ${n + 1} de octubre.`);
    const row = await register(test, { descripcion: sentences.join(parted) });
    const text = await textOf((await get(`reclamos/${row.id}/constancia`).expect(200)).body);
    expect(sentences.filter((phrase) => !text.includes(phrase))).toEqual([]);
  });

  it('is refused to users who may not read the case', async () => {
    const row = await register(test);
    await get(`reclamos/${row.id}/constancia`, 'creditos').expect(403);
    await test.anonymous.get(`/api/contactanos/reclamos/${row.id}/constancia`).expect(401);
    await get('reclamos/018f0000-0000-7000-8000-000000000000/constancia').expect(404);
  });
});

describe('the letter that answers a complaint', () => {
  it('says who asked, what is answered, the days, the second instance, and who signs', async () => {
    const row = await answered();
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

  it('holds nothing that is internal', async () => {
    const row = await register(test);
    const values = { asignadoA: test.uids.comercial, area: 'Área reservada', nota: 'Nota reservada' };
    await order(test, row, 'analizar', values).expect(200);
    await order(test, row, 'responder', { ...answer, analisis: 'Análisis reservado' }).expect(200);
    expect(await textOf((await get(`reclamos/${row.id}/carta`).expect(200)).body)).not.toMatch(/reservad/);
  });

  it('is not there before the answer', async () => {
    const row = await register(test);
    const { status, body } = await test.as('comercial').get(`/api/contactanos/reclamos/${row.id}/carta`);
    expect([status, body.detail]).toEqual([422, 'El reclamo todavía no tiene respuesta.']);
    await order(test, row, 'analizar', { asignadoA: test.uids.comercial }).expect(200);
    await get(`reclamos/${row.id}/carta`).expect(422);
  });

  it('is refused to users who may not read the case', async () => {
    const row = await answered();
    await get(`reclamos/${row.id}/carta`, 'creditos').expect(403);
    await test.anonymous.get(`/api/contactanos/reclamos/${row.id}/carta`).expect(401);
  });
});

describe('the letter that an answer would make', () => {
  const draft = (id: string, body: object, rol: 'comercial' | 'creditos' = 'comercial') =>
    test.as(rol).post(`/api/contactanos/reclamos/${id}/carta/borrador`).send(body);

  it('is that of the answer as it is typed, before anything is written', async () => {
    const row = await register(test);
    const { body } = await draft(row.id, { respuesta: answer.respuesta, resultado: 'favorable' }).expect(200);
    expect(body.codigo).toBe(`Reclamo N° ${row.codigo}`);
    expect(body.parrafos).toContain(answer.respuesta);
    expect(body.datos).toContainEqual(['Resultado', 'Favorable']);
    expect(body.firma.nombre).toBe('Usuario comercial');
    const { body: after } = await test.as('comercial').get(`/api/contactanos/reclamos/${row.id}`).expect(200);
    expect([after.version, after.respuesta, after.resultado]).toEqual([row.version, null, null]);
  });

  it('is there while nothing is typed yet', async () => {
    const row = await register(test);
    expect((await draft(row.id, {}).expect(200)).body.datos).not.toContainEqual(['Resultado', expect.anything()]);
  });

  it.each([
    ['another field', { respuesta: 'Hola', codigoAsfi: 'x' }, 'codigoAsfi'],
    ['a result that there is not', { resultado: 'quizás' }, 'resultado'],
    ['too much', { respuesta: 'x'.repeat(8001) }, 'respuesta'],
  ])('with %s is refused', async (_, body, field) => {
    const row = await register(test);
    expect(Object.keys((await draft(row.id, body).expect(422)).body.errors)).toEqual([field]);
  });

  it('is available to users who may answer', async () => {
    const row = await register(test);
    await draft(row.id, {}, 'creditos').expect(403);
    await test.anonymous.post(`/api/contactanos/reclamos/${row.id}/carta/borrador`).send({}).expect(401);
    await draft('018f0000-0000-7000-8000-000000000000', {}).expect(404);
  });
});
