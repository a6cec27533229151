import { canonicalDecimal } from '@coop/domain/amounts';
import { dayInFigures } from '@coop/domain/calendar';
import { formatNumber, formatShortDate, withoutTrailingZeros } from '@coop/domain/format';
import type { FieldData } from '../description/types';

/** Formats a valid number: «20000» → «20.000», unless it would read as another («1.250» with four decimals). */
export function formatTyped({ decimals }: Pick<FieldData, 'decimals'>, written: string): string {
  if (!decimals) return written;
  const value = canonicalDecimal(written, decimals);
  const [, fraccion] = /^-?\d{1,12}\.(\d+)$/.exec(value) ?? [];
  if (fraccion?.length !== decimals) return written;
  const typed = withoutTrailingZeros(fraccion).length;
  const text = formatNumber(value, typed === 0 ? 0 : Math.max(typed, Math.min(decimals, 2)));
  return canonicalDecimal(text, decimals) === value ? text : written;
}

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
