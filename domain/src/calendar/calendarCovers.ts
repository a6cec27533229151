import type { Holiday } from './holiday.js';

/**
 * Whether the holidays of every year from one day to another are on record. No year is without any in the whole country:
 * one that has none is one whose calendar nobody has written yet. The calendar must hold those years whole.
 */
export function calendarCovers(first: string, last: string, calendar: readonly Holiday[]): boolean {
  const known = new Set(
    calendar
      .filter(({ departamento, laborable }) => departamento === null && !laborable)
      .map(({ fecha }) => Number(fecha.slice(0, 4))),
  );
  for (let year = yearOf(first); year <= yearOf(last); year++) if (!known.has(year)) return false;
  return true;
}

const yearOf = (day: string) => Number(day.slice(0, 4));
