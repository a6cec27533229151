import { todayInLaPaz } from '@coop/domain';
import { addDays } from '@coop/domain/calendar';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { reclamo, sendTo } from '../intake/samples.js';
import { useApp } from '../support/useApp.js';
import { order, register } from './complaint.js';

const section = 'sitio/tipologias';
const today = todayInLaPaz();
const yesterday = addDays(today, -1);
const until = { motivo: 'mala_informacion', codigo: '100', vigenteDesde: '2020-01-01', vigenteHasta: yesterday };
const since = { motivo: 'mala_informacion', codigo: '200', vigenteDesde: today };

const test = useApp();

const write = (values: object) => test.as('administrador').post(`/api/${section}`).send(values);

it('a complaint has no code that nobody wrote', async () => {
  expect(await register(test)).toMatchObject({ codigoAsfi: null });
});

describe('once administrador wrote the codes', () => {
  beforeAll(async () => {
    await write(until).expect(201);
    await write(since).expect(201);
    await write({ ...since, codigo: '300', producto: 'credito' }).expect(201);
  });

  it('a complaint has that of the day when it was received', async () => {
    expect(await register(test)).toMatchObject({ codigoAsfi: '200' });
    const late = { canal: 'carta', fechaRecepcion: yesterday };
    expect(await register(test, late)).toMatchObject({ codigoAsfi: '100' });
  });

  it('prefers the code of its product', async () => {
    expect(await register(test, { producto: 'credito' })).toMatchObject({ codigoAsfi: '300' });
  });

  it('on the site too, where visitors do not read it', async () => {
    const { body } = await sendTo(test)('reclamos', reclamo({ motivo: 'mala_informacion' })).expect(201);
    expect(JSON.stringify(body)).not.toContain('codigoAsfi');
    const filter = encodeURIComponent(JSON.stringify({ q: body.codigo }));
    const found = await test.as('comercial').get(`/api/contactanos/reclamos?filter=${filter}`).expect(200);
    expect(found.body).toEqual([expect.objectContaining({ codigoAsfi: '200' })]);
  });

  it('lets staff correct it, and keeps it when the code changes', async () => {
    const row = await register(test);
    const change = { asignadoA: test.uids.comercial, codigoAsfi: '250' };
    expect((await order(test, row, 'analizar', change).expect(200)).body).toMatchObject({ codigoAsfi: '250' });
  });

  it('no two hold for the same complaints on one day', async () => {
    const { body } = await write({ ...since, codigo: '400', vigenteDesde: addDays(today, 30) }).expect(422);
    expect(body.errors.vigenteDesde).toContain('ya tienen el código 200');
    await write({ ...since, codigo: '400', producto: 'dpf' }).expect(201);
  });

  it('they do not end before they begin', async () => {
    const { body } = await write({ ...since, motivo: 'otro', vigenteHasta: yesterday }).expect(422);
    expect(body.errors).toEqual({ vigenteHasta: 'No puede terminar antes de empezar' });
  });

  it.each(['creditos', 'comercial', 'sistemas', 'finanzas', 'rrhh'] as const)('%s does not write them', async (rol) => {
    await test.as(rol).post(`/api/${section}`).send(since).expect(403);
  });
});
