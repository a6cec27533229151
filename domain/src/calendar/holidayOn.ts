import type { Holiday } from './holiday.js';

/**
 * Returns the holiday of a day, national or of that departamento; undefined for other days. Without a departamento only
 * national holidays count: deadlines then come earlier, the safe side for the person who waits.
 */
export function holidayOn(day: string, departamento: string | null, calendar: readonly Holiday[]): Holiday | undefined {
  const ofThatDay = calendar.filter(
    (holiday) => holiday.fecha === day && (holiday.departamento === null || holiday.departamento === departamento),
  );
  return ofThatDay.some(({ laborable }) => laborable) ? undefined : ofThatDay[0];
}
