import { expect, test } from '@jest/globals';
import { ageOfRates, isOutdated } from './outdatedRates.js';

test.each([
  ['the same day', '2026-08-21', '2026-08-21', false],
  ['a date ahead', '2026-08-24', '2026-08-21', false],
  ['Friday read on Monday', '2026-08-21', '2026-08-24', false],
  ['Friday read on Wednesday (a long Carnival)', '2026-02-13', '2026-02-18', false],
  ['Friday read on Thursday', '2026-02-13', '2026-02-19', true],
  ['Monday read on Thursday', '2026-08-17', '2026-08-20', false],
  ['Monday read on Friday', '2026-08-17', '2026-08-21', true],
  ['last year', '2025-08-17', '2026-08-21', true],
])('%s', (_, fecha, today, outdated) => {
  expect(isOutdated(fecha, today)).toBe(outdated);
});

// A year that was mistyped would have each reading of the rates count the days of a century.
test('ageOfRates is at most three months', () => {
  expect(ageOfRates('1900-01-01', '2026-08-21')).toBe(ageOfRates('2026-05-23', '2026-08-21'));
  expect(ageOfRates('2026-08-17', '2026-08-21')).toBe(4);
});
