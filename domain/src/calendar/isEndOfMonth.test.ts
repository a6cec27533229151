import { expect, test } from '@jest/globals';
import { isEndOfMonth } from './days.js';

test.each([
  ['2026-09-30', true],
  ['2026-12-31', true],
  ['2024-02-29', true],
  ['2026-02-28', true],
  ['2024-02-28', false],
  ['2026-12-30', false],
])('%s is the end of its month: %s', (day, expected) => {
  expect(isEndOfMonth(day)).toBe(expected);
});
