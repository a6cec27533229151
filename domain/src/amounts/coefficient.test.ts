import { expect, test } from '@jest/globals';
import { coefficient } from './amounts.js';

test.each([
  ['12.50', '100.00', '12.50'],
  ['1.00', '3.00', '33.33'],
  ['2.00', '3.00', '66.67'],
  ['0.05', '1000.00', '0.01'],
  ['0.04', '1000.00', '0.00'],
  ['999999999999.99', '999999999999.99', '100.00'],
])('%s of %s is %s %%', (part, whole, expected) => {
  expect(coefficient(part, whole)).toBe(expected);
});

test('is undefined for a zero divisor or a negative value', () => {
  expect(coefficient('10.00', '0.00')).toBeUndefined();
  expect(coefficient('-10.00', '100.00')).toBeUndefined();
});
