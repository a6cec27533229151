import type { Holiday } from './holiday.js';
import { nationalDaysMissing, yearOf } from './nationalDays.js';

/**
 * Whether the calendar has the national holidays of every year of a range. A year without any was not entered yet. A
 * day by decree alone does not count when the year's regular holidays are missing.
 */
export function calendarCovers(first: string, last: string, calendar: readonly Holiday[]): boolean {
  const known = new Set(
    calendar
      .filter(({ departamento, laborable }) => departamento === null && !laborable)
      .map(({ fecha }) => yearOf(fecha)),
  );
  for (let year = yearOf(first); year <= yearOf(last); year++) if (!known.has(year)) return false;
  return nationalDaysMissing(first, last, calendar).length === 0;
}
