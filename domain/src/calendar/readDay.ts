import { months } from '../text/format.js';
import { plain } from '../text/plain.js';
import { addDays } from './addDays.js';
import { addBusinessDays } from './businessDays.js';
import { calendarCovers } from './calendarCovers.js';
import { dayInFigures, withCentury } from './dayInFigures.js';
import { monthNamed } from './monthNamed.js';
import type { DatedReading, Reading } from './reading.js';

/**
 * Parses a typed day to `YYYY-MM-DD`: «06/12/2026», «6-12-26», «hoy», «mañana», «+5» (days), «+5 háb» (business days by
 * national holidays). The day always comes before the month.
 */
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

/** Names what is wrong with a day that no calendar has. */
function checked(value: string): Reading {
  const [year, month, day] = value.split('-').map(Number) as [number, number, number];
  if (year < 1900 || year > 2199) return { fault: 'El año va de 1900 a 2199' };
  if (month < 1 || month > 12) return { fault: `No hay mes ${month}: va primero el día y después el mes` };
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  if (day >= 1 && day <= last) return { value };
  return { fault: `No hay día ${day}: ${months[month - 1]} de ${year} tiene ${last} días` };
}
