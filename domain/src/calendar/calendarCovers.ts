import type { Holiday } from './holiday.js';
import { nationalDaysMissing, yearOf } from './nationalDays.js';

/**
 * Whether the holidays from one day to another are on record. No year is without any in the whole country: one that has none is one
 * whose calendar nobody has written yet; and a day by decree, written alone, is no calendar either, where those that each year has
 * are missing. The calendar must hold those days, and some holiday of each year.
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
