import { expect, test } from '@jest/globals';
import { isOrdered } from './isOrdered.js';

test('compares amounts as numbers, not as text', () => {
  expect(isOrdered('900.00', '1000.00')).toBe(true);
  expect(isOrdered('1000.00', '900.00')).toBe(false);
  expect(isOrdered(30, 30)).toBe(true);
});

test('a missing limit is always ordered; zero is not missing', () => {
  expect(isOrdered(null, '5.00')).toBe(true);
  expect(isOrdered('5.00', undefined)).toBe(true);
  expect(isOrdered('5.00', '0.00')).toBe(false);
  expect(isOrdered(5, 0)).toBe(false);
});
