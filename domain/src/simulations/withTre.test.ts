import { expect, it } from '@jest/globals';
import { withTre } from './credit.js';

const loan = {
  monedas: ['BOB' as 'BOB' | 'USD'],
  tipoTasa: 'variable' as 'fija' | 'variable' | 'mixta',
  tasaAnual: '7.6000',
  spread: '4.5000',
  treReferencia: '3.1000',
  tasaMaximaRegulada: null as string | null,
};
const tasas = { treMn: '3.4500', treMe: '2.2500' };

it.each([
  ['a variable rate follows the TRe', {}, '3.4500', '7.9500'],
  ['a mixed rate follows the TRe after its fixed part', { tipoTasa: 'mixta' as const }, '3.4500', '7.6000'],
  ['a loan in dollars follows the TRe of foreign currency', { monedas: ['USD' as const] }, '2.2500', '6.7500'],
  ['a fixed rate ignores the TRe', { tipoTasa: 'fija' as const }, '3.1000', '7.6000'],
  [
    'a loan in both currencies keeps its own reference',
    { monedas: ['BOB' as const, 'USD' as const] },
    '3.1000',
    '7.6000',
  ],
  ['the rate never exceeds the regulated maximum', { tasaMaximaRegulada: '7.7500' }, '3.2500', '7.7500'],
])('%s', (_, change, treReferencia, tasaAnual) => {
  expect(withTre({ ...loan, ...change }, tasas)).toMatchObject({ treReferencia, tasaAnual });
});

it('without a TRe in force the loan stays unchanged', () => {
  expect(withTre(loan, null)).toBe(loan);
});
