import { todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { reclamo, sendTo } from '../intake/samples.js';
import { useApp } from '../support/useApp.js';
import { order, register } from './complaint.js';

const section = 'sitio/tipologias';
const today = todayInLaPaz();
const yesterday = addDays(today, -1);
const expiredCode = { motivo: 'mala_informacion', codigo: '100', vigenteDesde: '2020-01-01', vigenteHasta: yesterday };
const currentCode = { motivo: 'mala_informacion', codigo: '200', vigenteDesde: today };

const test = useApp();

const createCode = (values: object) => test.as('administrador').post(`/api/${section}`).send(values);

it('leaves the ASFI code of a complaint empty when no code is defined', async () => {
  expect(await register(test)).toMatchObject({ codigoAsfi: null });
});

describe('ASFI codes of complaints', () => {
  beforeAll(async () => {
    await createCode(expiredCode).expect(201);
    await createCode(currentCode).expect(201);
    await createCode({ ...currentCode, codigo: '300', producto: 'credito' }).expect(201);
  });

  it('are assigned by the reception date', async () => {
    expect(await register(test)).toMatchObject({ codigoAsfi: '200' });
    const late = { canal: 'carta', fechaRecepcion: yesterday };
    expect(await register(test, late)).toMatchObject({ codigoAsfi: '100' });
  });

  it('prefer the code of the product', async () => {
    expect(await register(test, { producto: 'credito' })).toMatchObject({ codigoAsfi: '300' });
  });

  it('are assigned to website complaints and hidden from visitors', async () => {
    const { body } = await sendTo(test)('reclamos', reclamo({ motivo: 'mala_informacion' })).expect(201);
    expect(JSON.stringify(body)).not.toContain('codigoAsfi');
    const filter = encodeURIComponent(JSON.stringify({ q: body.codigo }));
    const found = await test.as('comercial').get(`/api/contactanos/reclamos?filter=${filter}`).expect(200);
    expect(found.body).toEqual([expect.objectContaining({ codigoAsfi: '200' })]);
  });

  it('can be overridden by staff', async () => {
    const row = await register(test);
    const change = { asignadoA: test.uids.comercial, codigoAsfi: '250' };
    expect((await order(test, row, 'analizar', change).expect(200)).body).toMatchObject({ codigoAsfi: '250' });
  });

  it('reject overlapping periods for the same complaints', async () => {
    const { body } = await createCode({ ...currentCode, codigo: '400', vigenteDesde: addDays(today, 30) }).expect(422);
    expect(body.errors.vigenteDesde).toContain('ya tienen el código 200');
    await createCode({ ...currentCode, codigo: '400', producto: 'dpf' }).expect(201);
  });

  it('reject an end before the start', async () => {
    const { body } = await createCode({ ...currentCode, motivo: 'otro', vigenteHasta: yesterday }).expect(422);
    expect(body.errors).toEqual({ vigenteHasta: 'No puede terminar antes de empezar' });
  });

  it.each(['creditos', 'comercial', 'sistemas', 'finanzas', 'rrhh'] as const)('can’t be created by %s', async (rol) => {
    await test.as(rol).post(`/api/${section}`).send(currentCode).expect(403);
  });
});
