import { expect, test } from '@jest/globals';
import { isOutdated } from './isOutdated.js';

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
