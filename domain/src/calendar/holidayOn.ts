import type { Holiday } from './holiday.js';

/** Returns a day's holiday. Without a departamento only national ones count, which brings deadlines forward. */
export function holidayOn(day: string, departamento: string | null, calendar: readonly Holiday[]): Holiday | undefined {
  const ofThatDay = calendar.filter(
    (holiday) => holiday.fecha === day && (holiday.departamento === null || holiday.departamento === departamento),
  );
  return ofThatDay.some(({ laborable }) => laborable) ? undefined : ofThatDay[0];
}
