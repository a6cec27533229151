import { describe, expect, it } from '@jest/globals';
import { sections } from '../sections/index.js';
import { cellValue, cellValues } from './cellValue.js';

const { superficie } = sections.remates.fields;
const { servicios } = sections['sitio/agencias'].fields;
const { filas } = sections['institucional/tarifario'].fields;
const { montoAperturaUsd } = sections['productos/caja-ahorro'].fields;
const { saldo } = sections.saldos.fields;

it.each([
  ['Cajas | Giros y remesas', ['cajas', 'giros_remesas']],
  ['cajas, giros y remesas', ['cajas', 'giros_remesas']],
  ['Cajas; Giros y remesas', ['cajas', 'giros_remesas']],
  ['Cajas\nGiros y remesas', ['cajas', 'giros_remesas']],
])('reads several choices from one cell: %s', (cell, values) => expect(cellValue(servicios, cell)).toEqual(values));

it('reads at most one choice more than exist', () => {
  const read = cellValue(servicios, ','.repeat(100_000)) as unknown[];
  expect(read).toHaveLength(Object.keys(servicios.choices).length + 1);
  expect(servicios.schema().safeParse(read).success).toBe(false);
});

it.each([
  ['1.234,50 m²', '1.234,50'],
  ['80 M²', '80'],
  ['80\u00a0m²', '80'],
  ['80', '80'],
  ['80 ha', '80 ha'],
  ['80 %', '80 %'],
  ['m²', 'm²'],
])('removes the unit of the field from a number: %s', (cell, value) => expect(cellValue(superficie, cell)).toBe(value));

it.each([
  ['24/2/2031', '2031-02-24'],
  ['24/2/31', '2031-02-24'],
  ['4-2-31', '2031-02-04'],
  ['5/3/98', '1998-03-05'],
  ['2031-2-4', '2031-02-04'],
  ['2031/02/24', '2031-02-24'],
  ['24/02/2031 0:00', '2031-02-24'],
  ['24-feb-31', '2031-02-24'],
  ['5-mar.-98', '1998-03-05'],
  ['24/Feb/2031', '2031-02-24'],
  ['24 de febrero de 2031', '2031-02-24'],
  ['lunes, 24 de febrero de 2031', '2031-02-24'],
  ['24-xyz-31', '24-xyz-31'],
  ['2031-02-24 00:00:00', '2031-02-24'],
  ['24/2', '24/2'],
  ['24/02/2031 8:30', '24/02/2031 8:30'],
])('reads a date: %s', (cell, value) => expect(cellValue(sections['sitio/feriados'].fields.fecha, cell)).toBe(value));

it.each(['jun-31', 'jun-2031', 'Junio 2031', 'junio de 2031', '2031-6', '2031/06', '6/2031', '01/06/2031'])(
  'reads a month: %s',
  (cell) => expect(cellValue(sections['sitio/tasas-de-referencia'].fields.mes, cell)).toBe('2031-06'),
);

describe('the currency sign of a figure', () => {
  it.each([
    ['Bs 1.250,50', { moneda: 'BOB' }, '1.250,50'],
    ['bs.25', { moneda: 'BOB' }, '25'],
    ['Bs.-1.500', { moneda: 'BOB' }, '1.500'],
    ['Bs 20.-', { moneda: 'BOB' }, '20'],
    ['1.500.-', { moneda: 'BOB' }, '1.500'],
    ['Bs.- 1.500', { moneda: 'BOB' }, '1.500'],
    ['Bs -1.500', { moneda: 'BOB' }, '-1.500'],
    ['USD 1.250,50', { moneda: 'USD' }, '1.250,50'],
    ['$us 25', { moneda: 'USD' }, '25'],
    ['$ 25', { moneda: 'USD' }, '25'],
    ['UFV 3', { moneda: 'UFV' }, '3'],
  ])('is removed when the row is in that currency: %s', (cell, row, value) =>
    expect(cellValue(saldo, cell, row)).toBe(value),
  );

  it.each([
    ['USD 1.250,50', { moneda: 'BOB' }],
    ['$ 25', { moneda: 'BOB' }],
    ['$us 25', {}],
    ['Bs 7,00', { moneda: 'USD' }],
    ['Bs 7,00', { moneda: 'Soles' }],
    ['7 %', { moneda: 'BOB' }],
    ['Bs', { moneda: 'BOB' }],
  ])('is kept when it contradicts the row, and the schema rejects it: %s', (cell, row) => {
    expect(cellValue(saldo, cell, row)).toBe(cell);
    expect(saldo.schema().safeParse(cell).success).toBe(false);
  });

  it("is removed when it matches the field's own currency", () => {
    expect(cellValue(montoAperturaUsd, '$us 25')).toBe('25');
    expect(cellValue(montoAperturaUsd, 'Bs 25')).toBe('Bs 25');
  });

  it.each([
    [{ valor: '0,5 %', valorTipo: 'Porcentaje', moneda: 'Bolivianos' }, '0,5'],
    [{ valor: 'Bs 20', valorTipo: 'Monto', moneda: 'Bolivianos' }, '20'],
    [{ moneda: '$us', valorTipo: 'Monto', valor: '$us 20' }, '20'],
    [{ valor: '5 %', valorTipo: 'Monto', moneda: 'Bolivianos' }, '5 %'],
    [{ valor: '$us 25', valorTipo: 'Monto', moneda: 'Bolivianos' }, '$us 25'],
    [{ valor: 'Bs 5', valorTipo: 'Porcentaje', moneda: 'Bolivianos' }, 'Bs 5'],
    [{ valor: 'Bs 5', valorTipo: 'Monto', moneda: 'Ambas monedas' }, 'Bs 5'],
  ])('is checked against the other cells of the row, in any order: %j', (cells, valor) =>
    expect(cellValues(filas.fields, cells)).toMatchObject({ valor }),
  );

  it.each([
    ['7 %', 'Escriba un número como 1.250,50, sin «%»'],
    ['$us 25', 'Escriba un número como 1.250,50, sin «$us»'],
    ['soles', 'Escriba un número como 1.250,50'],
  ])('is named in the error: %s', (cell, message) =>
    expect(saldo.schema().safeParse(cell).error?.issues).toMatchObject([{ message }]),
  );
});
