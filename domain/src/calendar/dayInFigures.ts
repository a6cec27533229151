import { monthInFigures } from './monthNamed.js';

/**
 * Parses «6/12/2026» or «2026/12/6», also with dashes or dots, to `2026-12-06`; undefined for other texts. Does not
 * check that the day exists.
 */
export function dayInFigures(text: string): string | undefined {
  const { day = '', month = '', year } = (dayFirst.exec(text) ?? yearFirst.exec(text))?.groups ?? {};
  return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const dayFirst = /^(?<day>\d{1,2})(?<mark>[/.-])(?<month>\d{1,2})\k<mark>(?<year>\d{4})$/;
const yearFirst = /^(?<year>\d{4})(?<mark>[/.-])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})$/;

/** Two-digit years further ahead than this belong to the previous century. */
const YEARS_AHEAD = 20;

/** «6/12/26», «6-dic-26» → «6/12/2026», and «6/12/62», of somebody's birth, → «6/12/1962». */
export function withCentury(text: string, today: string): string {
  const last = Number(today.slice(0, 4)) + YEARS_AHEAD;
  return monthInFigures(text).replace(/(?<=^\d{1,2}[/.-]\d{1,2}[/.-])\d{2}$/, (year) =>
    String(last - ((last - Number(year)) % 100)),
  );
}
