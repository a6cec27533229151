import { expect, test } from '@jest/globals';
import { closesMonth } from './days.js';

const rule = closesMonth('fechaCorte');
const holds = (fechaCorte: string | null) => rule.holds({ fechaCorte }, '2026-11-20');

test('takes the last day of a month that is over, or no date', () => {
  expect(holds('2026-10-31')).toBe(true);
  expect(holds(null)).toBe(true);
  expect(rule.holds({ fechaCorte: '2026-11-30' }, '2026-11-30')).toBe(true);
});

test('refuses another day, and a month that is not over', () => {
  expect(holds('2026-10-30')).toBe(false);
  expect(holds('2026-11-30')).toBe(false);
});
