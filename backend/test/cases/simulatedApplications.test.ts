import { todayInLaPaz } from '@coop/domain';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { readPdf } from '../support/readPdf.js';
import { useApp } from '../support/useApp.js';
import { applicationFor, product } from './application.js';

const SECTION = '/api/contactanos/solicitudes-creditos';
const PRODUCTS = '/api/productos/simulador-creditos';
const loan = {
  ...product,
  sistemas: ['cuota_fija', 'cuota_variable'],
  frecuencias: ['mensual', 'trimestral'],
  seguroDesgravamenMensual: '0.02400',
  otrosCargos: [{ nombre: 'Trámite', tipo: 'monto_unico', valor: '30', moneda: 'BOB' }],
};

const test = useApp({ TRUSTED_PROXIES: '1' });
let producto: string;
beforeAll(async () => {
  producto = await publish({ nombre: 'Crédito simulado' });
});

async function publish(change: object): Promise<string> {
  const admin = test.as('administrador');
  const { body } = await admin.post(PRODUCTS).send({ ...loan, ...change });
  await admin.post(`${PRODUCTS}/${body.id}/publicar`).set(test.seen(body.id)).expect(200);
  return body.id;
}

let senders = 0;
/** Sends each request from a different network to stay under the rate limit. */
const send = async (change: object = {}) =>
  test.anonymous
    .post('/api/publico/contactanos/solicitudes-creditos')
    .set('X-Forwarded-For', `198.51.${++senders}.7`)
    .send({ ...(await applicationFor(test)), ...change });
const sendAndFind = async (change: object = {}) => {
  const { status, body } = await send(change);
  expect([status, body.errors ?? {}]).toEqual([201, {}]);
  const filter = JSON.stringify({ q: body.codigo });
  return (await test.as('creditos').get(SECTION).query({ filter }).expect(200)).body[0];
};
const validationErrors = async (change: object) => {
  const { status, body } = await send(change);
  expect(status).toBe(422);
  return body.errors as Record<string, string>;
};

describe('stored simulation of a credit application', () => {
  const input = {
    moneda: 'BOB',
    monto: '20000',
    plazo_meses: '24',
    sistema: 'cuota_variable',
    frecuencia: 'trimestral',
  };
  const simulationQuery = (change: object = {}) =>
    new URLSearchParams({ producto, ...input, gracia_meses: '0', ...change });
  const fetchSimulation = async () =>
    (await test.anonymous.get(`/api/publico/simulaciones/credito?${simulationQuery()}`).expect(200)).body;

  it('stores the result calculated by the server beside the requested amount', async () => {
    const answer = await fetchSimulation();
    const row = await sendAndFind({ simulado: String(simulationQuery()) });
    expect(row).toMatchObject({
      montoSolicitado: '50000.00',
      simuladoEn: todayInLaPaz(),
      simuladoProducto: producto,
      simuladoMonto: '20000.00',
      simuladoPlazo: 24,
      simuladoSistema: 'cuota_variable',
      simuladaFrecuencia: 'trimestral',
      simuladaTasa: '16.0000',
      simuladaCuota: answer.cuota,
      simuladosIntereses: answer.total_intereses,
      simuladoTotal: answer.total_pagado,
      simuladaTeac: answer.costo_efectivo_anual,
      simulado: expect.stringMatching(/^Crédito simulado: Bs.20\.000,00 en 24 meses, cuota variable, trimestral/),
    });
    const { body } = await test.as('creditos').get(`${SECTION}/${row.id}/plan-simulado`).expect(200);
    expect(body.plan).toEqual(answer.plan);
  });

  it('accepts the URL of the simulator page with its display parameters', async () => {
    const { slug } = (await test.as('administrador').get(`${PRODUCTS}/${producto}`).expect(200)).body;
    const page = `https://cooperativa.example/productos/creditos?${simulationQuery({ producto: slug })}`;
    const simulado = `${page}&monto_b=999&plan=completo#simulador`;
    const row = await sendAndFind({ simulado });
    expect(row).toMatchObject({ simuladoProducto: producto, simuladoMonto: '20000.00', simuladoPlazo: 24 });
  });

  it('is empty when no simulation was sent', async () => {
    const row = await sendAndFind();
    expect(row).toMatchObject({ simulado: null, simuladoEn: null, simuladaCuota: null });
    const { status, body } = await test.as('creditos').get(`${SECTION}/${row.id}/plan-simulado`);
    expect([status, body.detail]).toEqual([422, 'La solicitud no viene de una simulación.']);
  });

  it.each([
    ['a rate', { tasa_anual: '1' }, /«tasa_anual» no se toma/],
    ['a payment', { cuota: '10' }, /«cuota» no se toma/],
    ['a date', { fecha: '2020-01-01' }, /«fecha» no se toma/],
    ['__proto__', { ['__proto__']: 'x' }, /«__proto__» no se toma/],
    ['an amount above the maximum', { monto: '70000.01' }, /de Bs.1\.000,00 a Bs.70\.000,00/],
    ['a term that is not a multiple of the frequency', { plazo_meses: '25' }, /múltiplo de 3/],
    ['no product', { producto: '' }, /ya no se ofrece/],
    ['an unknown product', { producto: '018f0000-0000-7000-8000-000000000000' }, /ya no se ofrece/],
    ['an invalid identifier', { producto: "' or 1=1 --" }, /ya no se ofrece/],
    ['a null character', { producto: '\u0000' }, /ya no se ofrece/],
  ])('rejects %s', async (_, change, message) => {
    const query = simulationQuery();
    for (const [name, value] of Object.entries(change)) query.set(name, String(value));
    expect((await validationErrors({ simulado: String(query) })).simulado).toMatch(message);
  });

  it('rejects a repeated parameter', async () => {
    expect((await validationErrors({ simulado: `${simulationQuery()}&monto=1000` })).simulado).toMatch(
      /«monto» está repetido/,
    );
  });

  it.each(['simuladaCuota', 'simuladaTasa', 'simuladoTotal', 'simuladoEn'])(
    'rejects a client value for %s',
    async (name) => {
      expect(await validationErrors({ [name]: '1' })).toHaveProperty(name);
    },
  );

  it('keeps its rate when the product changes; new applications use the new rate', async () => {
    const admin = test.as('administrador');
    const id = await publish({ nombre: 'Crédito que cambia' });
    const address = `${PRODUCTS}/${id}`;
    const simulado = String(simulationQuery({ producto: id }));
    const before = await sendAndFind({ simulado });
    await admin.put(address).set(test.seen(id)).send({ tasaAnual: '18.0000' }).expect(200);
    await admin
      .post(`${address}/publicar`)
      .set(test.seen(id))
      .send({ motivoCorreccion: 'Subió la tasa de referencia' })
      .expect(200);
    const after = await sendAndFind({ simulado });
    const again = (await test.as('creditos').get(`${SECTION}/${before.id}`).expect(200)).body;
    expect([again.simuladaTasa, again.simuladoTotal]).toEqual(['16.0000', before.simuladoTotal]);
    expect(after.simuladaTasa).toBe('18.0000');
    expect(after.simuladaVersion).toBeGreaterThan(before.simuladaVersion);
  });
});

describe('application form to sign', () => {
  const getForm = (id: string, rol: 'creditos' | 'administrador' | 'comercial' = 'creditos') =>
    test.as(rol).get(`${SECTION}/${id}/solicitud`).responseType('blob');
  const textOf = async (bytes: Buffer) => (await readPdf(bytes)).replace(/\s+/g, ' ');

  it('contains the request, the simulated plan, the accepted policy and the signature lines', async () => {
    const simulado = `producto=${producto}&moneda=BOB&monto=20000&plazo_meses=12&sistema=cuota_fija&frecuencia=mensual`;
    const row = await sendAndFind({ simulado, numeroDocumento: '7654321' });
    const { body, headers } = await getForm(row.id).expect(200).expect('Content-Type', /pdf/);
    expect(headers['content-disposition']).toBe(`attachment; filename=solicitud-${row.codigo}.pdf`);
    const text = await textOf(body);
    const { plan } = (await test.as('creditos').get(`${SECTION}/${row.id}/plan-simulado`).expect(200)).body;
    for (const phrase of [
      row.codigo,
      'Ana Suárez',
      '7654321',
      // Numbers in the Bolivian format.
      '0,024 %',
      'Años en esa actividad: ',
      '50.000,00',
      '20.000,00',
      'Contadora',
      'Plan de pagos simulado',
      'Solicitante',
      'Oficial de crédito',
      row.politicaVersion,
      ...plan.map(({ saldo }: { saldo: string }) => `${saldo.replace('.', ',').replace(/(\d)(?=(\d{3})+,)/g, '$1.')}`),
    ])
      expect(text).toContain(phrase);
    await getForm(row.id, 'administrador').expect(200);
  });

  it('omits the plan when no simulation was sent', async () => {
    const row = await sendAndFind();
    expect(await textOf((await getForm(row.id).expect(200)).body)).not.toContain('Plan de pagos simulado');
  });

  it('is rejected for users who can’t read the application', async () => {
    const row = await sendAndFind();
    await getForm(row.id, 'comercial').expect(403);
    await test.as('comercial').get(`${SECTION}/${row.id}/plan-simulado`).expect(403);
    await test.anonymous.get(`${SECTION}/${row.id}/solicitud`).expect(401);
    await getForm('018f0000-0000-7000-8000-000000000000').expect(404);
  });
});
