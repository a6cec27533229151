import { expect, test } from '@jest/globals';
import { dayInLaPaz } from './days.js';

test('the day changes at midnight of La Paz, four hours after that of Greenwich', () => {
  expect(dayInLaPaz('2026-11-21T03:59:59.999Z')).toBe('2026-11-20');
  expect(dayInLaPaz('2026-11-21T04:00:00.000Z')).toBe('2026-11-21');
  expect(dayInLaPaz('2026-11-20T22:30:00.000-04:00')).toBe('2026-11-20');
});
