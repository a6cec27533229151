import { expect, test } from '@jest/globals';
import { daysLeft } from './days.js';

test.each([
  ['2026-11-20', '2026-11-25', 5],
  ['2026-11-20', '2026-11-20', 0],
  ['2026-12-30', '2027-01-02', 3],
  ['2026-11-20', '2026-11-19', null],
  ['2026-11-20', null, null],
])('from %s to %s returns %s', (today, last, expected) => {
  expect(daysLeft(today, last)).toBe(expected);
});
