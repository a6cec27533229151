import { todayInLaPaz } from '@coop/domain';
import { describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';
import { applicationFor, product } from './application.js';

const SECTION = '/api/contactanos/solicitudes-creditos';

const test = useApp();

const send = async (change: object = {}) =>
  test.anonymous
    .post('/api/publico/contactanos/solicitudes-creditos')
    .send({ ...(await applicationFor(test)), ...change });
const taken = async (change: object = {}) => {
  const { status, body } = await send(change);
  expect([status, body.errors ?? {}]).toEqual([201, {}]);
  return body;
};
const refused = async (change: object) => {
  const { status, body } = await send(change);
  expect(status).toBe(422);
  return body.errors as Record<string, string>;
};
const received = async (change: object = {}) => {
  const { codigo } = await taken(change);
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

  it('accepts an extreme share of income, up to the maximum', async () => {
    const { ingresos } = (await applicationFor(test)) as unknown as { ingresos: object[] };
    const cent = [{ ...ingresos[0], ingresoMensual: '0.01' }];
    const deudas = [{ entidad: 'Otra', saldo: '1', cuotaMensual: '999999999999.99' }];
    expect(await received({ ingresos: cent, deudas })).toMatchObject({ relacionCuotaIngreso: '1000000.0000' });
  });

  it('in dollars is weighed in bolivianos, where a rate is known', async () => {
    const dollars = { moneda: 'USD', montoSolicitado: '5000' };
    expect(await received(dollars)).toMatchObject({ cuotaEstimada: '175.79', relacionCuotaIngreso: null });
    const rates = { compra: '19', venta: '20', ufv: '3.33', fecha: todayInLaPaz(), motivo: 'Pizarra del día' };
    await test.as('administrador').put('/api/cotizacion').send(rates).expect(200);
    expect((await received(dollars)).relacionCuotaIngreso).toBe('75.1600');
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
    expect((await refused(change))[field]).toMatch(message);
  });

  it.each([
    ['the least', { montoSolicitado: '1000.00', plazoMeses: 6 }],
    ['the most', { montoSolicitado: '70000', plazoMeses: 60 }],
  ])('is taken with %s', async (_, change) => {
    await taken(change);
  });

  it('rejects a withdrawn product', async () => {
    const admin = test.as('administrador');
    const { body } = await admin.post('/api/productos/simulador-creditos').send({ ...product, nombre: 'Otro crédito' });
    await refused({ producto: body.id });
    await admin.post(`/api/productos/simulador-creditos/${body.id}/publicar`).set(test.seen(body.id)).expect(200);
    await taken({ producto: body.id });
    await admin.post(`/api/productos/simulador-creditos/${body.id}/archivar`).set(test.seen(body.id)).expect(200);
    await refused({ producto: body.id });
  });

  it('accepts a duplicate of an open one and references it', async () => {
    const first = await received({ numeroDocumento: '5550001' });
    const again = await received({ numeroDocumento: '5550001', montoSolicitado: '20000' });
    expect(again.id).not.toBe(first.id);
    expect(again.posibleDuplicado).toBe(first.id);
    await test
      .as('creditos')
      .post(`${SECTION}/${first.id}/desistir`)
      .set(test.seen(first.id))
      .send({ motivoDesistimiento: 'Ya no lo necesita' })
      .expect(200);
    await test
      .as('creditos')
      .post(`${SECTION}/${again.id}/desistir`)
      .set(test.seen(again.id))
      .send({ motivoDesistimiento: 'Ya no lo necesita' })
      .expect(200);
    expect((await received({ numeroDocumento: '5550001' })).posibleDuplicado).toBeNull();
  });
});
