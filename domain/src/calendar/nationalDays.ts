import { plain } from '../text/plain.js';
import { addDays } from './days.js';
import type { Holiday } from './holiday.js';

/** Returns Easter Sunday as `YYYY-MM-DD` (J. Meeus, «Astronomical Algorithms», 1991, chapter 8). */
export function easterSunday(year: number): string {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const correction = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const moon = epact - Math.floor((golden + 11 * epact) / 319);
  const shift = (2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - (year % 4) - moon + 32) % 7;
  const month = Math.floor((moon + shift + 90) / 25);
  const day = (moon + shift + month + 19) % 32;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** National holiday and, if it was moved to a Monday, its original Sunday. */
export type NationalDay = { fecha: string; nombre: string; trasladadoDel?: string };

const fixed: readonly (readonly [monthAndDay: string, nombre: string])[] = [
  ['01-01', 'Año Nuevo'],
  ['01-22', 'Día del Estado Plurinacional'],
  ['05-01', 'Día del Trabajo'],
  ['06-21', 'Año Nuevo Andino Amazónico Chaqueño'],
  ['08-06', 'Día de la Independencia'],
  ['11-02', 'Día de Todos los Difuntos'],
  ['12-25', 'Navidad'],
];

const movable: readonly (readonly [days: number, nombre: string])[] = [
  [-48, 'Lunes de Carnaval'],
  [-47, 'Martes de Carnaval'],
  [-2, 'Viernes Santo'],
  [60, 'Corpus Christi'],
];

/** Returns a year's holidays before its decree; fixed ones move from Sunday to Monday (date-holidays, Bolivia). */
export function nationalDays(year: number): NationalDay[] {
  const easter = easterSunday(year);
  return mergeSameDay([
    ...fixed.map(([monthAndDay, nombre]) => onWorkday(`${year}-${monthAndDay}`, nombre)),
    ...movable.map(([days, nombre]) => onWorkday(addDays(easter, days), nombre)),
  ]);
}

/** Returns the national holidays missing from the calendar, matched by date, or by name when moved by decree. */
export function nationalDaysMissing(first: string, last: string, calendar: readonly Holiday[]): NationalDay[] {
  const national = calendar.filter(({ departamento }) => departamento === null);
  const isOnRecord = (day: NationalDay) => national.some((one) => one.fecha === day.fecha || isMoved(day, one));
  const years = Array.from({ length: yearOf(last) - yearOf(first) + 1 }, (_, n) => yearOf(first) + n);
  return years.flatMap(nationalDays).filter((day) => day.fecha >= first && day.fecha <= last && !isOnRecord(day));
}

/** Adds the missing national holidays of a range to a calendar: the best estimate before the decree. */
export const withNationalDays = (first: string, last: string, calendar: readonly Holiday[]): Holiday[] => [
  ...calendar,
  ...nationalDaysMissing(first, last, calendar).map(({ fecha, nombre }) => ({
    ...{ fecha, nombre },
    ...{ departamento: null, laborable: false },
  })),
];

const isMoved = (day: NationalDay, { fecha, nombre }: Holiday) =>
  yearOf(fecha) === yearOf(day.fecha) && plain(nombre.replace(/ \(.*$/, '')) === plain(day.nombre);

const onWorkday = (fecha: string, nombre: string): NationalDay =>
  isSunday(fecha) ? { fecha: addDays(fecha, 1), nombre, trasladadoDel: fecha } : { fecha, nombre };

/** Merges holidays on the same day under both names: Corpus Christi may fall on 21 June. */
function mergeSameDay(days: readonly NationalDay[]): NationalDay[] {
  const byDay = new Map<string, NationalDay>();
  for (const day of days) {
    const same = byDay.get(day.fecha);
    byDay.set(day.fecha, same ? { ...same, nombre: `${same.nombre} y ${day.nombre}` } : day);
  }
  return [...byDay.values()];
}

const isSunday = (day: string) => new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
export const yearOf = (day: string): number => Number(day.slice(0, 4));

/** Whether the calendar has the national holidays of a range's years; days by decree alone do not count. */
export function calendarCovers(first: string, last: string, calendar: readonly Holiday[]): boolean {
  const known = new Set(
    calendar
      .filter(({ departamento, laborable }) => departamento === null && !laborable)
      .map(({ fecha }) => yearOf(fecha)),
  );
  for (let year = yearOf(first); year <= yearOf(last); year++) if (!known.has(year)) return false;
  return nationalDaysMissing(first, last, calendar).length === 0;
}
