import { expect, test } from '@jest/globals';
import { cents, differByAtMost } from './amounts.js';

test('converts amounts to exact cents', () => {
  expect(cents('1250.50')).toBe(125_050n);
  expect(cents('-0.50')).toBe(-50n);
  expect(cents('999999999999.99')).toBe(99_999_999_999_999n);
  expect(cents(null)).toBe(0n);
});

test('areWithin includes the tolerance, in both directions', () => {
  expect(differByAtMost(100n, 200n, 100n)).toBe(true);
  expect(differByAtMost(200n, 100n, 100n)).toBe(true);
  expect(differByAtMost(100n, 201n, 100n)).toBe(false);
  expect(differByAtMost(201n, 100n, 100n)).toBe(false);
});
