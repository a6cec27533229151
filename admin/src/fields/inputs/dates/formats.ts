import { formatLongDate, formatLongDateTime, formatShortDate, inLaPaz } from '@coop/domain';
import { type DatedReading, type Reading, readDay, readMoment, readTime } from '@coop/domain/calendar';

export type Format = {
  placeholder: string;
  read: (written: string, on: DatedReading) => Reading;
  /** Formats the wire value; other text is returned verbatim. */
  write: (value: string) => string;
  describe: (value: string) => string;
  /** For the calendar: extracts the date, and moves the value to another one. */
  calendar?: { dayOf: (value: string) => string; moved: (written: string, day: string) => string };
};

/** Date: «06/12/2026», wire format `2026-12-06`. */
export const dayFormat: Format = {
  placeholder: 'dd/mm/aaaa',
  read: readDay,
  write: (value) => (/^\d{4}-\d\d-\d\d$/.test(value) ? formatShortDate(value) : value),
  describe: formatLongDate,
  calendar: { dayOf: (value) => value, moved: (_, day) => formatShortDate(day) },
};

/** Date and time in La Paz, in any computer time zone: «06/12/2026 08:30», wire format a UTC timestamp. */
export const momentFormat: Format = {
  placeholder: 'dd/mm/aaaa hh:mm',
  read: readMoment,
  write: (value) => (isInstant(value) ? `${formatShortDate(value)} ${inLaPaz(value).slice(11, 16)}` : value),
  describe: formatLongDateTime,
  calendar: {
    dayOf: (value) => inLaPaz(value).slice(0, 10),
    moved: (written, day) => `${formatShortDate(day)} ${/\s(\d[\d:.h]*)$/.exec(written.trim())?.[1] ?? ''}`,
  },
};

/** 24-hour time: «08:30», same wire format. */
export const timeFormat: Format = {
  placeholder: 'hh:mm',
  read: readTime,
  write: (value) => value,
  describe: () => '',
};

const isInstant = (value: string) => /^\d{4}-\d\d-\d\dT.+Z$/.test(value) && !Number.isNaN(Date.parse(value));
