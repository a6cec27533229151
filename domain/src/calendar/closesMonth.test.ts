import { expect, test } from '@jest/globals';
import { closesMonth } from './days.js';

const rule = closesMonth('fechaCorte');
const holds = (fechaCorte: string | null) => rule.holds({ fechaCorte }, '2026-11-20');

test('accepts the last day of a finished month, or no date', () => {
  expect(holds('2026-10-31')).toBe(true);
  expect(holds(null)).toBe(true);
  expect(rule.holds({ fechaCorte: '2026-11-30' }, '2026-11-30')).toBe(true);
});

test('rejects any other day, and a month that is not finished', () => {
  expect(holds('2026-10-30')).toBe(false);
  expect(holds('2026-11-30')).toBe(false);
});
