import { beforeAll, describe, expect, it } from '@jest/globals';
import { uploadDocument } from '../support/uploadDocument.js';
import { useApp } from '../support/useApp.js';
import { writing } from './writing.js';

const SECTION = 'institucional/coeficiente-adecuacion-patrimonial';
const figures = { capitalRegulatorio: '134.55', activosPonderados: '1000' };

const test = useApp();
let pdf: string;
const { send, order, change, create, publish, read } = writing(test, SECTION, () => ({
  fechaCorte: '2025-01-31',
  ...figures,
  pdf,
}));

beforeAll(async () => {
  pdf = await uploadDocument(test, SECTION, 'pdf');
});

describe('capital adequacy ratio', () => {
  it('is calculated to two decimals, rounded half up, for staff and visitors', async () => {
    const row = await publish({ fechaCorte: '2024-01-31' });
    expect(row).toMatchObject({ cap: '13.4600', bajoMinimo: false });
    expect((await read(row).expect(200)).body).toMatchObject({ cap: '13.4600', minimoLegal: '10.0000' });
  });

  it('rejects a client value', async () => {
    await send({ fechaCorte: '2024-02-29', cap: '99' }).expect(422);
  });

  it('accepts an official value that differs by at most 0.01', async () => {
    const draft = await create({ fechaCorte: '2024-03-31', capPublicado: '13.45' });
    await change(draft, { capPublicado: '13.47' }).expect(200);
    const { body } = await send({ fechaCorte: '2024-04-30', capPublicado: '13.48' }).expect(422);
    expect(body.errors).toEqual({
      capPublicado: 'El capital entre los activos ponderados da 13,46 %; revise las cifras',
    });
  });

  it.each([
    ['zero capital', { capitalRegulatorio: '0' }, 'capitalRegulatorio'],
    ['zero assets', { activosPonderados: '0' }, 'activosPonderados'],
    ['a date that is not the end of a month', { fechaCorte: '2025-01-15' }, 'fechaCorte'],
    ['a future month', { fechaCorte: '2099-01-31' }, 'fechaCorte'],
  ])('is rejected with %s', async (_, fault, field) => {
    const { body } = await send(fault).expect(422);
    expect(Object.keys(body.errors)).toEqual([field]);
  });

  it('is unique per month', async () => {
    await create({ fechaCorte: '2023-01-31' });
    const { body } = await send({ fechaCorte: '2023-01-31' }).expect(422);
    expect(Object.keys(body.errors)).toEqual(['fechaCorte']);
    await send({ fechaCorte: '2023-02-28' }).expect(201);
  });
});

describe('weighting detail', () => {
  const detail = (total: string, coeficiente = 50) => [
    { coeficiente: 0, activo: '300', ponderado: '0' },
    { coeficiente, activo: '400', ponderado: '200' },
    { coeficiente: 100, activo: total, ponderado: total },
  ];

  it('accepts a difference of one boliviano, not more', async () => {
    for (const [fechaCorte, last] of [
      ['2022-05-31', '799.00'],
      ['2022-06-30', '801.00'],
    ] as const)
      await send({ fechaCorte, detallePonderacion: detail(last) }).expect(201);
    const { body } = await send({ fechaCorte: '2022-07-31', detallePonderacion: detail('801.01') }).expect(422);
    expect(Object.keys(body.errors)).toEqual(['detallePonderacion']);
  });

  it('accepts only the regulatory coefficients', async () => {
    const { body } = await send({ fechaCorte: '2022-09-30', detallePonderacion: detail('800', 51) }).expect(422);
    expect(body.errors).toEqual({ 'detallePonderacion.1.coeficiente': 'El coeficiente es 0, 10, 20, 50, 75 o 100 %' });
    await send({ fechaCorte: '2022-09-30', detallePonderacion: detail('800', 75) }).expect(201);
  });
});

describe('publication of the capital adequacy ratio', () => {
  it('requires the official document', async () => {
    const draft = await create({ fechaCorte: '2021-01-31', pdf: null });
    const { body } = await order(draft, 'publicar').expect(422);
    expect(Object.keys(body.errors)).toEqual(['pdf']);
  });

  it('requires confirmation below the legal minimum, and tells visitors', async () => {
    const draft = await create({ fechaCorte: '2020-01-31', capitalRegulatorio: '100.00' });
    expect(draft).toMatchObject({ cap: '10.0000', bajoMinimo: false });
    const low = (await change(draft, { capitalRegulatorio: '99.94' }).expect(200)).body;
    expect(low).toMatchObject({ cap: '9.9900', bajoMinimo: true });
    const { body } = await order(low, 'publicar').expect(422);
    expect(body.errors).toEqual({
      bajoMinimoConfirmado: 'El coeficiente es menor al mínimo legal: confirme que es correcto para publicarlo',
    });
    const confirmed = (await change(low, { bajoMinimoConfirmado: true }).expect(200)).body;
    const published = (await order(confirmed, 'publicar').expect(200)).body;
    const visitors = (await read(published).expect(200)).body;
    expect(visitors).toMatchObject({ cap: '9.9900', bajoMinimo: true });
    expect(visitors).not.toHaveProperty('bajoMinimoConfirmado');
    await publish({ fechaCorte: '2020-02-29', capitalRegulatorio: '100.00' });
  });

  it('does not round 9,996 % up to the minimum', async () => {
    const nearly = { capitalRegulatorio: '99.96' };
    const draft = await create({ fechaCorte: '2020-03-31', ...nearly });
    expect(draft).toMatchObject({ cap: '9.9900', bajoMinimo: true });
    const { body } = await order(draft, 'publicar').expect(422);
    expect(Object.keys(body.errors)).toEqual(['bajoMinimoConfirmado']);
    await publish({ fechaCorte: '2020-04-30', ...nearly, bajoMinimoConfirmado: true });
  });

  it('is restricted to administrador and finanzas', async () => {
    for (const rol of ['creditos', 'comercial', 'sistemas', 'rrhh'] as const) await send({}, rol).expect(403);
    const { body } = await send({ fechaCorte: '2021-02-28' }, 'finanzas').expect(201);
    await order(body, 'publicar', {}, 'finanzas').expect(200);
  });
});
