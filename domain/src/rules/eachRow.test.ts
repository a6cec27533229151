import { expect, test } from '@jest/globals';
import { eachRow } from './eachRow.js';

const rule = eachRow('filas', 'falta su valor', ({ valor }: { valor: string | null }) => valor !== null);

test('holds for rows that fit, and for none', () => {
  expect(rule.holds({ filas: [{ valor: '1' }] })).toBe(true);
  expect(rule.holds({})).toBe(true);
});

test('names the first row that does not fit', () => {
  const filas = [{ valor: '1' }, { valor: null }, { valor: null }];
  expect(rule.holds({ filas })).toBe(false);
  expect(rule.message({ filas })).toBe('Fila 2: falta su valor');
});
