import { describe, expect, it } from '@jest/globals';
import { useApp } from '../support/useApp.js';
import { writing } from './writing.js';

const SECTION = 'productos/simulador-creditos';

const test = useApp();
let products = 0;
const { send, order, create, publish } = writing(test, SECTION, () => {
  products += 1;
  return {
    nombre: `Crédito de prueba ${products}`,
    categoria: 'consumo',
    pagina: 'creditos',
    monedas: ['BOB'],
    montoMinBob: '1000',
    montoMaxBob: '50000',
    plazoMin: 6,
    plazoMax: 60,
    tipoTasa: 'fija',
    tasaAnual: '16',
    requisitos: ['Cédula de identidad'],
  };
});

const validationErrors = async (changes: object) => (await send(changes).expect(422)).body.errors;
const mixed = { tipoTasa: 'mixta', periodoFijoMeses: 24, spread: '4.5', treReferencia: '3.1' };
const charge = { nombre: 'Formulario', tipo: 'monto_unico', valor: '150' };

describe('rate of a loan', () => {
  it('is limited by the regulated maximum, stated in the message', async () => {
    expect(await validationErrors({ tasaAnual: '11.51', tasaMaximaRegulada: '11.5' })).toEqual({
      tasaAnual: 'La tasa supera la máxima regulada (11,50 %)'.replace(' %', '\u00a0%'),
    });
    await send({ tasaAnual: '11.5', tasaMaximaRegulada: '11.5' }).expect(201);
    await send({ tasaAnual: '24' }).expect(201);
  });

  it('is limited by the regulated maximum in its variable period', async () => {
    expect(await validationErrors({ ...mixed, tasaAnual: '7', tasaMaximaRegulada: '7.5999' })).toEqual({
      spread: 'La TRe más el margen supera la tasa máxima regulada (7,60\u00a0%)',
    });
    await send({ ...mixed, tasaAnual: '7', tasaMaximaRegulada: '7.6' }).expect(201);
  });

  it('equals the reference rate plus the margin when it is variable', async () => {
    const variable = { tipoTasa: 'variable', spread: '4.5', treReferencia: '3.1' };
    expect(await validationErrors({ ...variable, tasaAnual: '12' })).toEqual({
      tasaAnual: 'En una tasa variable, la anual es la TRe más el margen (7,60\u00a0%)',
    });
    await send({ ...variable, tasaAnual: '7.6' }).expect(201);
    await send({ ...mixed, tasaAnual: '12' }).expect(201);
  });

  it('is limited to 60 %', async () => {
    expect(await validationErrors({ tasaAnual: '60.01' })).toEqual({ tasaAnual: 'El valor máximo es 60' });
    await send({ tasaAnual: '60' }).expect(201);
  });

  it.each([
    ['variable', ['spread', 'treReferencia']],
    ['mixta', ['periodoFijoMeses', 'spread', 'treReferencia']],
  ])('requires the reference fields when it is %s', async (tipoTasa, needed) => {
    expect(Object.keys(await validationErrors({ tipoTasa })).sort()).toEqual(needed);
    await send({ ...mixed, tasaAnual: '7.6', tipoTasa }).expect(201);
  });
});

describe('limits of a loan', () => {
  it.each([
    ['montoMaxBob', { montoMaxBob: '999.99' }],
    ['montoMinUsd', { monedas: ['BOB', 'USD'], montoMaxUsd: '500' }],
    ['montoMaxUsd', { monedas: ['USD'], montoMinUsd: '500', montoMaxUsd: '499' }],
    ['plazoMax', { plazoMax: 5 }],
    ['plazoMax', { plazoMax: 361 }],
    ['graciaMaxMeses', { graciaMaxMeses: 25 }],
    ['graciaMaxMeses', { plazoMax: 12, graciaMaxMeses: 12 }],
    ['periodoFijoMeses', { ...mixed, periodoFijoMeses: 60 }],
    ['seguroDesgravamenMensual', { seguroDesgravamenMensual: '1.00001' }],
    ['monedas', { monedas: [] }],
    ['sistemas', { sistemas: [] }],
  ])('reject an invalid value of %s', async (field, fault) => {
    expect(Object.keys(await validationErrors(fault))).toEqual([field]);
  });

  it('accept boundary values', async () => {
    await send({ monedas: ['BOB', 'USD'], montoMinUsd: '500', montoMaxUsd: '500', plazoMax: 360 }).expect(201);
    await send({ plazoMax: 12, graciaMaxMeses: 11, seguroDesgravamenMensual: '0,024' }).expect(201);
  });

  it('default to bolivianos', async () => {
    const { body } = await send({ monedas: undefined }).expect(201);
    expect(body).toMatchObject({ monedas: ['BOB'], montoMaxBob: '50000.00' });
  });
});

describe('payment frequency of a loan', () => {
  const publicationErrors = async (changes: object) =>
    (await order(await create(changes), 'publicar').expect(422)).body.errors;

  it('requires a term with whole payments for each frequency', async () => {
    expect(await publicationErrors({ plazoMin: 7, plazoMax: 11, frecuencias: ['semestral'] })).toEqual({
      frecuencias: 'Ningún plazo entre el mínimo y el máximo se paga con frecuencia semestral',
    });
    expect(
      await publicationErrors({ plazoMin: 7, plazoMax: 8, frecuencias: ['mensual', 'trimestral'] }),
    ).toHaveProperty('frecuencias');
    await publish({ plazoMin: 7, plazoMax: 12, frecuencias: ['semestral'] });
    await publish({ plazoMin: 6, plazoMax: 6, frecuencias: ['mensual', 'semestral'] });
  });

  it('requires a payment in the month in which a mixed rate changes', async () => {
    expect(await publicationErrors({ ...mixed, periodoFijoMeses: 20, frecuencias: ['mensual', 'trimestral'] })).toEqual(
      {
        periodoFijoMeses: 'La tasa cambiaría en un mes sin cuota, con frecuencia trimestral',
      },
    );
    await publish({ ...mixed, periodoFijoMeses: 24, frecuencias: ['mensual', 'trimestral'] });
    await publish({ ...mixed, periodoFijoMeses: 20 });
  });
});

describe('other charges of a loan', () => {
  it.each([
    ['valor', { tipo: 'pct_desembolso', valor: '100.01' }, 'Un porcentaje está entre 0 y 100'],
    ['valor', { valor: '-1' }, 'El valor mínimo es 0'],
    ['tipo', { tipo: 'propina' }, 'Elija una de las opciones'],
  ])('are rejected with an error at %s', async (column, fault, message) => {
    expect(await validationErrors({ otrosCargos: [charge, { ...charge, ...fault }] })).toEqual({
      [`otrosCargos.1.${column}`]: message,
    });
  });

  it('accept amounts and percentages of the disbursement', async () => {
    const otrosCargos = [
      charge,
      { ...charge, tipo: 'pct_desembolso', valor: '1,5' },
      { ...charge, tipo: 'monto_cuota' },
    ];
    expect((await send({ otrosCargos }).expect(201)).body.otrosCargos[1].valor).toBe('1.5000');
  });
});

it('a loan product requires its requirements and is published by administrador or creditos', async () => {
  const draft = await create({ requisitos: [] });
  expect(Object.keys((await order(draft, 'publicar').expect(422)).body.errors)).toEqual(['requisitos']);
  await order(await create(), 'publicar', {}, 'creditos').expect(200);
  expect(await publish()).toMatchObject({ situacion: 'vigente' });
  for (const rol of ['comercial', 'sistemas', 'finanzas', 'rrhh'] as const) await send({}, rol).expect(403);
});

describe('charges of a loan in two currencies', () => {
  const both = { monedas: ['BOB', 'USD'], montoMinUsd: '100', montoMaxUsd: '7000' };
  it('require a currency for each amount', async () => {
    const message = 'Diga la moneda de cada monto, de las del crédito: uno por moneda si es en varias';
    expect(await validationErrors({ ...both, otrosCargos: [charge] })).toEqual({ otrosCargos: message });
    expect(await validationErrors({ otrosCargos: [{ ...charge, moneda: 'USD' }] })).toEqual({ otrosCargos: message });
    const otrosCargos = [
      { ...charge, moneda: 'BOB' },
      { ...charge, moneda: 'USD', valor: '15' },
      { nombre: 'Comisión', tipo: 'pct_desembolso', valor: '1' },
    ];
    await send({ ...both, otrosCargos }).expect(201);
    await send({ otrosCargos: [charge] }).expect(201);
  });
});
