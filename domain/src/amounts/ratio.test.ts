import { expect, test } from '@jest/globals';
import { ratio } from './amounts.js';

test.each([
  ['1.25', '100.00', '1.2500'],
  ['1.00', '800.00', '0.1300'],
  [null, '800.00', null],
  ['1.00', null, null],
  ['1.00', '0.00', null],
])('%s of %s is %s', (part, whole, expected) => {
  expect(ratio(part, whole)).toBe(expected);
});
