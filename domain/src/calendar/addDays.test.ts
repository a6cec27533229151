import { expect, test } from '@jest/globals';
import { addDays } from './days.js';

test('counts calendar days across months and years, both ways', () => {
  expect(addDays('2026-11-20', 0)).toBe('2026-11-20');
  expect(addDays('2026-11-20', 30)).toBe('2026-12-20');
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
});
