import { formatLongDate, PATIENCE, todayInLaPaz } from '@coop/domain';
import { addBusinessDays } from '@coop/domain/calendar';
import { describe, expect, it } from '@jest/globals';
import { readPdf } from '../support/readPdf.js';
import { useApp } from '../support/useApp.js';
import { applicationFor, product } from './application.js';
import { addHoliday } from './writeCalendar.js';

const SECTION = '/api/contactanos/solicitudes-creditos';

const test = useApp();

const send = async (change: object = {}) =>
  test.anonymous
    .post('/api/publico/contactanos/solicitudes-creditos')
    .send({ ...(await applicationFor(test)), ...change });
const sendAccepted = async (change: object = {}) => {
  const { status, body } = await send(change);
  expect([status, body.errors ?? {}]).toEqual([201, {}]);
  return body;
};
const validationErrors = async (change: object) => {
  const { status, body } = await send(change);
  expect(status).toBe(422);
  return body.errors as Record<string, string>;
};
const sendAndFind = async (change: object = {}) => {
  const { codigo } = await sendAccepted(change);
  const filter = JSON.stringify({ q: codigo });
  return (await test.as('creditos').get(SECTION).query({ filter }).expect(200)).body[0];
};

describe('credit application', () => {
  it('stores the estimated payment and its share of the income', async () => {
    expect(await sendAndFind()).toMatchObject({
      cuotaEstimada: '1757.85',
      relacionCuotaIngreso: '40.0000',
      posibleDuplicado: null,
    });
  });

  it('says on the receipt until which day the applicant is called, by the calendar of the agency', async () => {
    const [today, departamento] = [todayInLaPaz(), 'LP'];
    const fecha = addBusinessDays(today, 1, [], departamento);
    await addHoliday(test, { fecha, ambito: 'departamental', departamento });
    const day = addBusinessDays(fecha, PATIENCE, [], departamento);
    const { pasos, comprobante } = await sendAccepted();
    expect(pasos[0]).toBe(`Un oficial de créditos le llamará al celular que nos dio, hasta el ${formatLongDate(day)}.`);
    const { body: proof } = await test.anonymous.get(`/api/publico/envios/${comprobante}/constancia`).expect(200);
    expect((await readPdf(proof)).replaceAll(/\s+/g, ' ')).toContain(`hasta el ${formatLongDate(day)}`);
  });

  it('accepts an extreme share of income, up to the maximum', async () => {
    const { ingresos } = (await applicationFor(test)) as unknown as { ingresos: object[] };
    const cent = [{ ...ingresos[0], ingresoMensual: '0.01' }];
    const deudas = [{ entidad: 'Otra', saldo: '1', cuotaMensual: '999999999999.99' }];
    expect(await sendAndFind({ ingresos: cent, deudas })).toMatchObject({ relacionCuotaIngreso: '1000000.0000' });
  });

  it('converts dollars to bolivianos for the share of income when an exchange rate is published', async () => {
    const dollars = { moneda: 'USD', montoSolicitado: '5000' };
    expect(await sendAndFind(dollars)).toMatchObject({ cuotaEstimada: '175.79', relacionCuotaIngreso: null });
    const rates = { compra: '19', venta: '20', ufv: '3.33', fecha: todayInLaPaz(), motivo: 'Pizarra del día' };
    await test.as('administrador').put('/api/cotizacion').send(rates).expect(200);
    expect((await sendAndFind(dollars)).relacionCuotaIngreso).toBe('75.1600');
  });

  it.each([
    [
      'an amount below the minimum',
      { montoSolicitado: '999.99' },
      'montoSolicitado',
      /entre Bs.1\.000,00 y Bs.70\.000,00/,
    ],
    ['an amount above the maximum', { montoSolicitado: '70000.01' }, 'montoSolicitado', /entre Bs/],
    [
      'an amount in dollars above the maximum',
      { moneda: 'USD', montoSolicitado: '10000.01' },
      'montoSolicitado',
      /entre USD.500,00/,
    ],
    ['a term above the maximum', { plazoMeses: 61 }, 'plazoMeses', /entre 6 y 60 meses/],
    ['an unknown product', { producto: '018f0000-0000-7000-8000-000000000000' }, 'producto', /lista|ofrece/],
    ['an unknown agency', { agencia: '018f0000-0000-7000-8000-000000000000' }, 'agencia', /lista/],
  ])('rejects %s', async (_, change, field, message) => {
    expect((await validationErrors(change))[field]).toMatch(message);
  });

  it.each([
    ['minimum', { montoSolicitado: '1000.00', plazoMeses: 6 }],
    ['maximum', { montoSolicitado: '70000', plazoMeses: 60 }],
  ])('accepts the product’s limits: %s', async (_, change) => {
    await sendAccepted(change);
  });

  it('rejects an unpublished or archived product', async () => {
    const admin = test.as('administrador');
    const { body } = await admin.post('/api/productos/simulador-creditos').send({ ...product, nombre: 'Otro crédito' });
    await validationErrors({ producto: body.id });
    await admin.post(`/api/productos/simulador-creditos/${body.id}/publicar`).set(test.seen(body.id)).expect(200);
    await sendAccepted({ producto: body.id });
    await admin.post(`/api/productos/simulador-creditos/${body.id}/archivar`).set(test.seen(body.id)).expect(200);
    await validationErrors({ producto: body.id });
  });

  it('accepts a duplicate of an open one and references it', async () => {
    const first = await sendAndFind({ numeroDocumento: '5550001' });
    const again = await sendAndFind({ numeroDocumento: '5550001', montoSolicitado: '20000' });
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
    expect((await sendAndFind({ numeroDocumento: '5550001' })).posibleDuplicado).toBeNull();
  });
});
