import { expect, test } from '@jest/globals';
import { eachRow } from './rules.js';

const rule = eachRow('filas', 'valor', 'Falta su valor', ({ valor }: { valor: string | null }) => valor !== null);

test('holds when each row fits, and for no rows', () => {
  expect(rule.holds({ filas: [{ valor: '1' }] })).toBe(true);
  expect(rule.holds({})).toBe(true);
});

test('returns the path of each cell that does not fit', () => {
  const filas = [{ valor: '1' }, { valor: null }, { valor: null }];
  expect(rule.holds({ filas })).toBe(false);
  expect(rule.at({ filas })).toEqual(['filas.1.valor', 'filas.2.valor']);
});
