import { expect, it } from '@jest/globals';
import type { CurrentCosts } from '../../sections/tarifario/readCosts';
import { totalOf } from './totalOf';

const costs = (...rows: object[]) =>
  ({ rows, group: 'certificados_aportacion', vigenteDesde: '2026-01-01' }) as CurrentCosts;
const certificate = { valorTipo: 'monto', moneda: 'BOB', valor: '40.0000' };

it('adds the costs in bolivianos', () => {
  expect(totalOf(costs(certificate, { ...certificate, valor: '20.5000' }))).toBe('60.50');
});

it.each([
  ['nothing', null],
  ['no row', costs()],
  ['a percentage', costs(certificate, { valorTipo: 'porcentaje', moneda: 'BOB', valor: '0.1' })],
  ['another currency', costs(certificate, { ...certificate, moneda: 'USD' })],
])('returns null for %s', (_, found) => expect(totalOf(found)).toBeNull());
