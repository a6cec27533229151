import { dayInFigures } from '@coop/domain/calendar';
import { formatShortDate } from '@coop/domain/format';

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Parses «10/05/1990», «10051990» or «10-5-1990» to `YYYY-MM-DD`; returns anything else unchanged. */
export function readWrittenDay(written: string): string {
  const text = written.trim().replace(/^(\d{2})(\d{2})(\d{4})$/, '$1/$2/$3');
  return dayInFigures(text) ?? text;
}

/** Formats a date as it is written locally: «10/05/1990». */
export function writeDay(written: string): string {
  const day = readWrittenDay(written);
  return isDay(day) ? formatShortDate(day) : written;
}

/** Inserts the separators of a date while the visitor types: numeric phone keyboards have none. */
export const withMarks = (text: string): string =>
  text.replace(/^(\d{2})(\d)$/, '$1/$2').replace(/^(\d{1,2}\/\d{2})(\d)$/, '$1/$2');
