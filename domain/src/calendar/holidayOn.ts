import type { Holiday } from './holiday.js';

/**
 * The holiday of a day, national or of that departamento; undefined on a day that is none. Without a departamento only
 * national ones count, which makes deadlines come earlier: the safe side for whoever waits.
 */
export function holidayOn(day: string, departamento: string | null, calendar: readonly Holiday[]): Holiday | undefined {
  const ofThatDay = calendar.filter(
    (holiday) => holiday.fecha === day && (holiday.departamento === null || holiday.departamento === departamento),
  );
  return ofThatDay.some(({ laborable }) => laborable) ? undefined : ofThatDay[0];
}
