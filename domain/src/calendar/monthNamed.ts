import { months } from '../text/format.js';
import { plainName } from '../text/plain.js';

/** Parses «junio de 2031», «Junio 2031» or «jun-31» (as in spreadsheets) to `2031-06`. */
export function monthNamed(text: string): string | undefined {
  const [, name, year = ''] = /^([a-z]{3,10})\.?(?: de |[-/ ])(\d{2}|\d{4})$/.exec(plainName(text)) ?? [];
  const number = name ? numberOf(name) : 0;
  return number ? `${year.padStart(4, '20')}-${String(number).padStart(2, '0')}` : undefined;
}

/** «24 de febrero de 2031», «lunes, 24 de febrero de 2031», «24-feb-31» → «24/2/2031», «24/2/31». */
export const monthInFigures = (text: string): string =>
  plainName(text).replace(
    /^(?:[a-z]+, )?(\d{1,2})(?: de |[-/. ])([a-z]{3,10})\.?(?: de |[-/. ])(\d{2}|\d{4})$/,
    (all, day, name, year) => {
      const number = numberOf(name);
      return number ? `${day}/${number}/${year}` : all;
    },
  );

/** From 1; 0 of what is no month. */
const numberOf = (name: string): number => months.findIndex((month) => month.startsWith(name)) + 1;
