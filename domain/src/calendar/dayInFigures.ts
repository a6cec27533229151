import { monthInFigures } from './monthNamed.js';

/**
 * «6/12/2026» or «2026/12/6», also with dashes or dots, as `2026-12-06`, whether or not there is such a day; undefined for any other
 * text.
 */
export function dayInFigures(text: string): string | undefined {
  const { day = '', month = '', year } = (dayFirst.exec(text) ?? yearFirst.exec(text))?.groups ?? {};
  return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const dayFirst = /^(?<day>\d{1,2})(?<mark>[/.-])(?<month>\d{1,2})\k<mark>(?<year>\d{4})$/;
const yearFirst = /^(?<year>\d{4})(?<mark>[/.-])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})$/;

/** How far ahead a year of two figures may lie: what is further was a hundred years before. */
const YEARS_AHEAD = 20;

/** «6/12/26», «6-dic-26» → «6/12/2026», and «6/12/62», of somebody's birth, → «6/12/1962». */
export function withCentury(text: string, today: string): string {
  const last = Number(today.slice(0, 4)) + YEARS_AHEAD;
  return monthInFigures(text).replace(/(?<=^\d{1,2}[/.-]\d{1,2}[/.-])\d{2}$/, (year) =>
    String(last - ((last - Number(year)) % 100)),
  );
}
