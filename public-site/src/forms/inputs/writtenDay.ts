import { dayInFigures } from '@coop/domain/calendar';
import { formatShortDate } from '@coop/domain/format';

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** «10/05/1990», «10051990» or «10-5-1990» as `YYYY-MM-DD`; anything else as it was written. */
export function readWrittenDay(written: string): string {
  const text = written.trim().replace(/^(\d{2})(\d{2})(\d{4})$/, '$1/$2/$3');
  return dayInFigures(text) ?? text;
}

/** The same as it is written here: «10/05/1990». */
export function writeDay(written: string): string {
  const day = readWrittenDay(written);
  return isDay(day) ? formatShortDate(day) : written;
}

/** The marks between day, month and year come as one types: the keys of figures of a telephone have none. */
export const withMarks = (text: string): string =>
  text.replace(/^(\d{2})(\d)$/, '$1/$2').replace(/^(\d{1,2}\/\d{2})(\d)$/, '$1/$2');
