import { readDay } from './readDay.js';
import type { DatedReading, Reading } from './reading.js';
import { readTime } from './readTime.js';

/** Parses a typed day and time of La Paz («06/12/2026 08:30», «mañana a las 8») to a UTC instant. */
export function readMoment(written: string, on: DatedReading): Reading {
  const [, before, after] = /^(.+?),? (?:a las )?(\d[\d:.h]*)$/i.exec(written.trim().replace(/\s+/g, ' ')) ?? [];
  const day = readDay(before ?? written, on);
  if (day.value === undefined) return day;
  if (after === undefined) return { fault: 'Falta la hora: escríbala después de la fecha, como 06/12/2026 08:30' };
  const time = readTime(after);
  return time.value === undefined ? time : { value: new Date(`${day.value}T${time.value}-04:00`).toISOString() };
}
