import { months } from '../text/format.js';
import { plain } from '../text/plain.js';
import { addBusinessDays } from './businessDays.js';
import { dayInFigures, monthNamed, withCentury } from './dayInFigures.js';
import { addDays } from './days.js';
import type { Holiday } from './holiday.js';
import { calendarCovers } from './nationalDays.js';

/** Parse result: the canonical value, or an error message for the user. */
export type Reading = { value: string; fault?: undefined } | { value?: undefined; fault: string };

/** Parse context: the day in La Paz and a calendar of whole years. */
export type DatedReading = { today: string; holidays: readonly Holiday[] };

/** Parses a typed day to `YYYY-MM-DD`: «06/12/2026», «6-12-26», «hoy», «+5», «+5 háb» (business days). */
export function readDay(written: string, { today, holidays }: DatedReading): Reading {
  const text = plain(written);
  const away = words.get(text);
  if (away !== undefined) return { value: addDays(today, away) };
  const [, count, unit = ''] = /^([+-]\d{1,3}) ?(d|dias?|(?:dias? )?hab(?:il|iles|\.)?)?$/.exec(text) ?? [];
  if (count && unit.includes('hab')) return onBusinessDay(Number(count), today, holidays);
  if (count) return { value: addDays(today, Number(count)) };
  const day = dayInFigures(withCentury(text, today));
  return day ? checked(day) : { fault: `${lackOf(text) ?? 'No se entiende'}: ${EXAMPLE}` };
}

/** Names the missing part of a typed day. */
export function lackOf(text: string): string | undefined {
  if (/^\d{1,2}[/.-]\d{1,2}[/.-]?$/.test(text)) return 'Falta el año';
  const isMonth = /^(\d{4}[/.-]\d{1,2}|\d{1,2}[/.-]\d{4})$/.test(text) || monthNamed(text);
  return isMonth ? 'Falta el día' : undefined;
}

const EXAMPLE = 'escriba la fecha como 06/12/2026, o «hoy», «mañana», «+5» o «+5 háb»';

const words: ReadonlyMap<string, number> = new Map([
  ['ayer', -1],
  ['hoy', 0],
  ['manana', 1],
]);

function onBusinessDay(count: number, today: string, holidays: DatedReading['holidays']): Reading {
  const value = addBusinessDays(today, count, holidays, null);
  const [first, last] = [today, value].sort() as [string, string];
  // Without the year's holidays the count of business days would be too high.
  if (calendarCovers(first, last, holidays)) return { value };
  return { fault: `No se pueden contar días hábiles hasta ${value.slice(0, 4)}: faltan sus feriados` };
}

function checked(value: string): Reading {
  const [year, month, day] = value.split('-').map(Number) as [number, number, number];
  if (year < 1900 || year > 2199) return { fault: 'El año va de 1900 a 2199' };
  if (month < 1 || month > 12) return { fault: `No hay mes ${month}: va primero el día y después el mes` };
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day >= 1 && day <= last) return { value };
  return { fault: `No hay día ${day}: ${months[month - 1]} de ${year} tiene ${last} días` };
}

/** Parses a typed time («08:30», «8.30», «830», «8») to 24-hour `HH:MM`. */
export function readTime(written: string): Reading {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:.h]?(\d{2}))?$/.exec(written.trim().toLowerCase()) ?? [];
  if (hour === undefined) return { fault: 'Escriba la hora de 24 horas, como 08:30 o 20:30' };
  if (Number(hour) > 23 || Number(minute) > 59) return { fault: 'La hora va de 00:00 a 23:59' };
  return { value: `${hour.padStart(2, '0')}:${minute}` };
}

/** Parses a typed day and time of La Paz («06/12/2026 08:30», «mañana a las 8») to a UTC instant. */
export function readMoment(written: string, on: DatedReading): Reading {
  const [, before, after] = /^(.+?),? (?:a las )?(\d[\d:.h]*)$/i.exec(written.trim().replace(/\s+/g, ' ')) ?? [];
  const day = readDay(before ?? written, on);
  if (day.value === undefined) return day;
  if (after === undefined) return { fault: 'Falta la hora: escríbala después de la fecha, como 06/12/2026 08:30' };
  const time = readTime(after);
  return time.value === undefined ? time : { value: new Date(`${day.value}T${time.value}-04:00`).toISOString() };
}
