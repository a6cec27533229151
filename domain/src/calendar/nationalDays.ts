import { plain } from '../text/plain.js';
import { addDays } from './addDays.js';
import { easterSunday } from './easterSunday.js';
import type { Holiday } from './holiday.js';

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

/** Offsets in days from Easter Sunday. */
const movable: readonly (readonly [days: number, nombre: string])[] = [
  [-48, 'Lunes de Carnaval'],
  [-47, 'Martes de Carnaval'],
  [-2, 'Viernes Santo'],
  [60, 'Corpus Christi'],
];

/**
 * Returns the national holidays known before the year's decree. Fixed ones move from Sunday to Monday, as in past
 * decrees (the library date-holidays, Bolivia); the others follow Easter.
 */
export function nationalDays(year: number): NationalDay[] {
  const easter = easterSunday(year);
  return mergeSameDay([
    ...fixed.map(([monthAndDay, nombre]) => onWorkday(`${year}-${monthAndDay}`, nombre)),
    ...movable.map(([days, nombre]) => onWorkday(addDays(easter, days), nombre)),
  ]);
}

/**
 * Returns the national holidays of a range missing from the calendar. A holiday counts as present by its date, even as
 * a working day, or by its name when a decree moved it.
 */
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
