import { formatLongDate, formatLongDateTime, formatShortDate, inLaPaz } from '@coop/domain';
import { type Reading, type ReadOn, readDay, readMoment, readTime } from '@coop/domain/calendar';

/** How a day or an hour is written and read, and the form in which it travels. */
export type Format = {
  placeholder: string;
  read: (written: string, on: ReadOn) => Reading;
  /** What travels, as people write it; any other text as it is. */
  write: (value: string) => string;
  /** What was understood, in words. */
  say: (value: string) => string;
  /** Where a calendar helps: the day of what is there, and what it becomes on another. */
  calendar?: { dayOf: (value: string) => string; moved: (written: string, day: string) => string };
};

/** A day: «06/12/2026», which travels as `2026-12-06`. */
export const dayFormat: Format = {
  placeholder: 'dd/mm/aaaa',
  read: readDay,
  write: (value) => (/^\d{4}-\d\d-\d\d$/.test(value) ? formatShortDate(value) : value),
  say: formatLongDate,
  calendar: { dayOf: (value) => value, moved: (_, day) => formatShortDate(day) },
};

/** A day and an hour of La Paz, wherever the computer is: «06/12/2026 08:30», which travels as an instant in UTC. */
export const momentFormat: Format = {
  placeholder: 'dd/mm/aaaa hh:mm',
  read: readMoment,
  write: (value) => (isInstant(value) ? `${formatShortDate(value)} ${inLaPaz(value).slice(11, 16)}` : value),
  say: formatLongDateTime,
  calendar: {
    dayOf: (value) => inLaPaz(value).slice(0, 10),
    moved: (written, day) => `${formatShortDate(day)} ${/\s(\d[\d:.h]*)$/.exec(written.trim())?.[1] ?? ''}`,
  },
};

/** An hour of the day, of 24: «08:30», which travels as it is written. */
export const timeFormat: Format = {
  placeholder: 'hh:mm',
  read: readTime,
  write: (value) => value,
  say: () => '',
};

const isInstant = (value: string) => /^\d{4}-\d\d-\d\dT.+Z$/.test(value) && !Number.isNaN(Date.parse(value));
