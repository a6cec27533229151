import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startApp, type TestApp } from '../support/startApp.js';

const product = {
  nombre: 'Crédito de consumo',
  categoria: 'consumo',
  pagina: 'creditos',
  monedas: ['BOB', 'USD'],
  montoMinBob: '1000.00',
  montoMaxBob: '70000.00',
  montoMinUsd: '500.00',
  montoMaxUsd: '10000.00',
  plazoMin: 6,
  plazoMax: 60,
  tipoTasa: 'fija',
  tasaAnual: '16.0000',
  requisitos: ['Cédula de identidad'],
};
const SECTION = '/api/contactanos/solicitudes-creditos';

let test: TestApp;
let solicitud: Record<string, unknown>;
beforeAll(async () => {
  test = await startApp();
  const admin = test.as('administrador');
  const publish = async (section: string, draft: object) => {
    const { body } = await admin.post(`/api/${section}`).send(draft);
    expect(body.errors ?? {}).toEqual({});
    await admin.post(`/api/${section}/${body.id}/publicar`).send({ version: body.version }).expect(200);
    return body.id as string;
  };
  const agencia = {
    nombre: 'Agencia Central',
    tipo: 'agencia_fija',
    departamento: 'LP',
    municipio: 'La Paz',
    direccion: 'Avenida Camacho N° 1',
  };
  solicitud = {
    nombres: 'Ana',
    primerApellido: 'Suárez',
    tipoDocumento: 'ci',
    fechaNacimiento: '1990-05-05',
    estadoCivil: 'soltero',
    celular: '71234567',
    departamento: 'LP',
    agencia: await publish('sitio/agencias', agencia),
    producto: await publish('productos/simulador-creditos', product),
    destino: 'educacion',
    moneda: 'BOB',
    montoSolicitado: '50000',
    plazoMeses: 36,
    tipoGarantia: 'sola_firma',
    ingresos: [
      {
        actividad: 'dependiente',
        ocupacion: 'Contadora',
        lugarTrabajo: 'Una empresa',
        antiguedadAnios: 4,
        ingresoMensual: '5000',
      },
    ],
    tieneDeudas: 'si',
    deudas: [{ entidad: 'Otra entidad', saldo: '3000', cuotaMensual: '242,15' }],
    autorizaConsultaCic: true,
    declaraVeracidad: true,
    aceptaTratamiento: true,
  };
});
afterAll(() => test.close());

let last = 7_000_000;
const send = (change: object = {}) =>
  test.anonymous.post(`/api/publico/contactanos/solicitudes-creditos`).send({
    ...solicitud,
    numeroDocumento: String(++last),
    ...change,
  });
const received = async (change: object = {}) => {
  const { codigo } = (await send(change).expect(201)).body;
  const filter = JSON.stringify({ q: codigo });
  return (await test.as('creditos').get(SECTION).query({ filter }).expect(200)).body[0];
};

describe('a credit application', () => {
  it('comes with its payment worked out at the product’s rate, and what it takes of the income', async () => {
    expect(await received()).toMatchObject({
      cuotaEstimada: '1757.85',
      relacionCuotaIngreso: '40.0000',
      posibleDuplicado: null,
    });
  });

  it('in dollars is weighed in bolivianos, where a rate is known', async () => {
    const dollars = { moneda: 'USD', montoSolicitado: '5000' };
    expect(await received(dollars)).toMatchObject({ cuotaEstimada: '175.79', relacionCuotaIngreso: null });
    await test
      .as('administrador')
      .put('/api/cotizacion/manual')
      .send({ compra: 10, venta: 10, ufv: 3.3, motivo: 'Prueba' });
    const row = await received(dollars);
    expect([null, '40.0010', '40.0000']).toContain(row.relacionCuotaIngreso);
  });

  it.each([
    [
      'less than the product gives',
      { montoSolicitado: '999.99' },
      'montoSolicitado',
      /entre Bs.1\.000,00 y Bs.70\.000,00/,
    ],
    ['more', { montoSolicitado: '70000.01' }, 'montoSolicitado', /entre Bs/],
    ['more dollars', { moneda: 'USD', montoSolicitado: '10000.01' }, 'montoSolicitado', /entre USD.500,00/],
    ['a longer term', { plazoMeses: 61 }, 'plazoMeses', /entre 6 y 60 meses/],
    ['a product that is not there', { producto: '018f0000-0000-7000-8000-000000000000' }, 'producto', /lista|ofrece/],
    ['an agency that is not there', { agencia: '018f0000-0000-7000-8000-000000000000' }, 'agencia', /lista/],
  ])('is refused when it asks for %s, and taken at the limit', async (_, change, field, message) => {
    const { body } = await send(change).expect(422);
    expect(body.errors[field]).toMatch(message);
  });

  it.each([
    ['the least', { montoSolicitado: '1000.00', plazoMeses: 6 }],
    ['the most', { montoSolicitado: '70000', plazoMeses: 60 }],
  ])('is taken with %s', async (_, change) => {
    await send(change).expect(201);
  });

  it('of a product that was withdrawn is refused', async () => {
    const admin = test.as('administrador');
    const { body } = await admin.post('/api/productos/simulador-creditos').send({ ...product, nombre: 'Otro crédito' });
    await send({ producto: body.id }).expect(422);
    await admin.post(`/api/productos/simulador-creditos/${body.id}/publicar`).send({}).expect(200);
    await send({ producto: body.id }).expect(201);
    await admin.post(`/api/productos/simulador-creditos/${body.id}/archivar`).send({}).expect(200);
    await send({ producto: body.id }).expect(422);
  });

  it('that repeats one that is open is taken, and points at it', async () => {
    const first = await received({ numeroDocumento: '5550001' });
    const again = await received({ numeroDocumento: '5550001', montoSolicitado: '20000' });
    expect(again.id).not.toBe(first.id);
    expect(again.posibleDuplicado).toBe(first.id);
    await test
      .as('creditos')
      .post(`${SECTION}/${first.id}/desistir`)
      .send({ motivoDesistimiento: 'Ya no lo necesita' })
      .expect(200);
    await test
      .as('creditos')
      .post(`${SECTION}/${again.id}/desistir`)
      .send({ motivoDesistimiento: 'Ya no lo necesita' })
      .expect(200);
    expect((await received({ numeroDocumento: '5550001' })).posibleDuplicado).toBeNull();
  });
});
