import { expect, it } from '@jest/globals';
import { sections } from '../sections/index.js';
import { cellValue } from './cellValue.js';

const { superficie } = sections.remates.fields;
const { servicios } = sections['sitio/agencias'].fields;

it.each([
  ['Cajas | Giros y remesas', ['cajas', 'giros_remesas']],
  ['cajas, giros y remesas', ['cajas', 'giros_remesas']],
])('reads several choices of one cell: %s', (cell, values) => expect(cellValue(servicios, cell)).toEqual(values));

it('looks at no more choices than show that they are too many', () => {
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
])('reads a number with the unit of its own field: %s', (cell, value) =>
  expect(cellValue(superficie, cell)).toBe(value),
);
