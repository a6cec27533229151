import { expect, test } from '@jest/globals';
import { easterSunday } from './nationalDays.js';

// Dates of the Astronomical Applications Department, U.S. Naval Observatory.
test.each([
  '1961-04-02',
  '1999-04-04',
  '2000-04-23',
  '2008-03-23',
  '2011-04-24',
  '2024-03-31',
  '2025-04-20',
  '2026-04-05',
  '2027-03-28',
  '2028-04-16',
  '2038-04-25',
  '2049-04-18',
])('returns %s', (day) => {
  expect(easterSunday(Number(day.slice(0, 4)))).toBe(day);
});

test('always returns a Sunday between 22 March and 25 April', () => {
  for (let year = 1900; year <= 2200; year++) {
    const day = easterSunday(year);
    expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(0);
    expect(day >= `${year}-03-22` && day <= `${year}-04-25`).toBe(true);
  }
});
