import { addDays, addMonths } from '@coop/domain/calendar';

/**
 * Returns the weeks of a month (`YYYY-MM`), Monday first, as `YYYY-MM-DD`. The first and last may include adjacent
 * months.
 */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const monday = addDays(first, -((new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7));
  const last = lastDayOf(month);
  const weeks: string[][] = [];
  for (let day = monday; day <= last; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(day, at)));
  return weeks;
}

export const lastDayOf = (month: string): string => addDays(addMonths(`${month}-01`, 1), -1);

/** Returns the month `months` later. */
export const monthAfter = (month: string, months: number): string => addMonths(`${month}-01`, months).slice(0, 7);

/** Parses a month from the URL; undefined if invalid. */
export const monthIn = (text: string | null): string | undefined =>
  text && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;
