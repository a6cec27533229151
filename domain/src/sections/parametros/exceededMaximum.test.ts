import { expect, it } from '@jest/globals';
import { exceededMaximum } from './exceededMaximum.js';

const tasas = [
  { categoria: 'vivienda_social', tasaMaxima: '5.5000' },
  { categoria: 'vivienda_social', tasaMaxima: '6.5000' },
  { categoria: 'productivo', tasaMaxima: '11.5000' },
] as const;

it.each([
  ['at the highest maximum of its category', { categoria: 'vivienda_social', tasaAnual: '6.5000' }, undefined],
  ['above the maximum', { categoria: 'vivienda_social', tasaAnual: '6.5001' }, '6.5000'],
  ['of a category without a maximum', { categoria: 'consumo', tasaAnual: '24.0000' }, undefined],
  [
    'whose later rate exceeds it',
    { categoria: 'productivo', tasaAnual: '9.0000', spread: '8.0000', treReferencia: '3.6000' },
    '11.5000',
  ],
])('for a loan %s returns the exceeded maximum or undefined', (_, loan, expected) => {
  expect(exceededMaximum(loan, tasas)).toBe(expected);
});
