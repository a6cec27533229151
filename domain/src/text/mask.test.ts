import { expect, test } from '@jest/globals';
import { mask } from './numbers.js';

test.each([
  ['100-2345678-1234', '••••1234'],
  ['100200300400', '••••0400'],
  ['4812345', '••••45'],
  ['5012', '••••2'],
  ['12', '••••'],
])('masks %s as %s', (value, expected) => {
  expect(mask(value)).toBe(expected);
});
