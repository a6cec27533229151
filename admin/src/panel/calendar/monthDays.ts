import { addDays, addMonths } from '@coop/domain/calendar';

/** The weeks of a month (`YYYY-MM`), Monday first, each day `YYYY-MM-DD`; the first and the last may hold days of its neighbours. */
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

/** The month so many months later. */
export const monthAfter = (month: string, months: number): string => addMonths(`${month}-01`, months).slice(0, 7);

/** The month that an address names, if it names one. */
export const monthIn = (text: string | null): string | undefined =>
  text && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;
