import { expect, test } from '@jest/globals';
import { dayInLaPaz } from './days.js';

test('the date changes at midnight in La Paz (UTC-4)', () => {
  expect(dayInLaPaz('2026-11-21T03:59:59.999Z')).toBe('2026-11-20');
  expect(dayInLaPaz('2026-11-21T04:00:00.000Z')).toBe('2026-11-21');
  expect(dayInLaPaz('2026-11-20T22:30:00.000-04:00')).toBe('2026-11-20');
});
