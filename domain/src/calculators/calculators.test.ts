import { expect, test } from '@jest/globals';
import { cuotaFija } from './cuotaFija.js';
import { interesPlazoFijo } from './interesPlazoFijo.js';

test.each([
  [50_000_00, '16.0000', 36, 1_757_85],
  [7_000_00, '24', 12, 661_92],
  [12_000_00, '0.0000', 12, 1_000_00],
])('%d cents at %s %% in %d months are paid in %d a month', (capital, tasa, meses, cuota) =>
  expect(cuotaFija(capital, tasa, meses)).toBe(cuota),
);

test.each([
  [10_000_00, '4.7500', 360, 475_00],
  [10_000_00, '1.5000', 30, 12_50],
  [25_000_00, '6.5000', 1080, 4_875_00],
])('%d cents at %s %% for %d days earn %d', (capital, tasa, dias, interes) =>
  expect(interesPlazoFijo(capital, tasa, dias)).toBe(interes),
);

test('what is no rate is refused', () => expect(() => cuotaFija(100_00, '16,0', 12)).toThrow(RangeError));
