import { months } from '../text/format.js';
import { plainName } from '../text/plain.js';

/** Parses «junio de 2031», «Junio 2031» or «jun-31» (as in spreadsheets) to `2031-06`. */
export function monthNamed(text: string): string | undefined {
  const [, name, year = ''] = /^([a-z]{3,10})\.?(?: de |[-/ ])(\d{2}|\d{4})$/.exec(plainName(text)) ?? [];
  const number = name ? numberOf(name) : 0;
  return number ? `${year.padStart(4, '20')}-${String(number).padStart(2, '0')}` : undefined;
}

/** «24 de febrero de 2031», «lunes, 24 de febrero de 2031», «24-feb-31» → «24/2/2031», «24/2/31». */
const monthInFigures = (text: string): string =>
  plainName(text).replace(
    /^(?:[a-z]+, )?(\d{1,2})(?: de |[-/. ])([a-z]{3,10})\.?(?: de |[-/. ])(\d{2}|\d{4})$/,
    (all, day, name, year) => {
      const number = numberOf(name);
      return number ? `${day}/${number}/${year}` : all;
    },
  );

/** Returns the number of a month from 1; 0 for other words. */
const numberOf = (name: string): number => months.findIndex((month) => month.startsWith(name)) + 1;

/** Parses «6/12/2026» or «2026-12-6» to `2026-12-06`; undefined for other texts. The day may not exist. */
export function dayInFigures(text: string): string | undefined {
  const { day = '', month = '', year } = (dayFirst.exec(text) ?? yearFirst.exec(text))?.groups ?? {};
  return year && `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

const dayFirst = /^(?<day>\d{1,2})(?<mark>[/.-])(?<month>\d{1,2})\k<mark>(?<year>\d{4})$/;
const yearFirst = /^(?<year>\d{4})(?<mark>[/.-])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})$/;

/** Two-digit years further ahead than this belong to the previous century. */
const YEARS_AHEAD = 20;

/** Expands a two-digit year: «6/12/26» → «6/12/2026»; «6/12/62», as of a birth, → «6/12/1962». */
export function withCentury(text: string, today: string): string {
  const last = Number(today.slice(0, 4)) + YEARS_AHEAD;
  return monthInFigures(text).replace(/(?<=^\d{1,2}[/.-]\d{1,2}[/.-])\d{2}$/, (year) =>
    String(last - ((last - Number(year)) % 100)),
  );
}
