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
  ['a variable one follows the TRe', {}, '3.4500', '7.9500'],
  ['a mixed one does later, and its first rate stays', { tipoTasa: 'mixta' as const }, '3.4500', '7.6000'],
  ['one in dollars follows that of foreign currency', { monedas: ['USD' as const] }, '2.2500', '6.7500'],
  ['a fixed one follows none', { tipoTasa: 'fija' as const }, '3.1000', '7.6000'],
  ['one in both keeps its own', { monedas: ['BOB' as const, 'USD' as const] }, '3.1000', '7.6000'],
  ['none passes what its norm allows', { tasaMaximaRegulada: '7.7500' }, '3.2500', '7.7500'],
])('%s', (_, change, treReferencia, tasaAnual) => {
  expect(withTre({ ...loan, ...change }, tasas)).toMatchObject({ treReferencia, tasaAnual });
});

it('without a TRe in force each keeps its own', () => {
  expect(withTre(loan, null)).toBe(loan);
});
