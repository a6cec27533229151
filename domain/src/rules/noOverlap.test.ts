import { expect, test } from '@jest/globals';
import { noOverlap, rangesOverlap } from './noOverlap.js';

type Fila = { moneda: string; desde: string; hasta: string | null };
const rule = noOverlap(
  'filas',
  (one: Fila, other: Fila) =>
    one.moneda === other.moneda && rangesOverlap([one.desde, one.hasta], [other.desde, other.hasta]),
);
const fila = (moneda: string, desde: string, hasta: string | null): Fila => ({ moneda, desde, hasta });

test('holds for consecutive ranges, and for no rows', () => {
  const filas = [fila('BOB', '0.00', '900.00'), fila('USD', '0.00', null), fila('BOB', '900.01', null)];
  expect(rule.holds({ filas })).toBe(true);
  expect(rule.holds({})).toBe(true);
});

test('the message names the two overlapping rows, counted from 1', () => {
  const filas = [fila('BOB', '0.00', '900.00'), fila('USD', '0.00', null), fila('BOB', '900.00', '1000.00')];
  expect(rule.holds({ filas })).toBe(false);
  expect(rule.message({ filas })).toBe('Los rangos se superponen: fila 1 y fila 3');
});
