import { addBusinessDays, addDays, type Holiday, isBusinessDay } from '@coop/domain/calendar';
import { day } from '../ground/calendar.js';
import { feriados } from './normas/feriados.js';

export const holidays: Holiday[] = feriados().map(({ draft }) => ({
  fecha: draft.fecha as string,
  nombre: draft.nombre as string,
  departamento: (draft.departamento as string | undefined) ?? null,
  laborable: draft.tipo === 'laborable',
}));
const national = holidays.filter(({ departamento }) => departamento === null);

/** Returns the date that many business days after another, by the demonstration's calendar. */
export const businessDay = (from: string, days: number): string => addBusinessDays(from, days, national, null);

/** Returns the date at that offset from today, moved to a business day in the same direction. */
export function workday(offset: number): string {
  const there = day(offset);
  return isBusinessDay(there, national, null) ? there : businessDay(there, offset < 0 ? -1 : 1);
}

/** Returns the instant (ISO, UTC) of an hour in La Paz on that business day. */
export const atWork = (offset: number, hour: string): string =>
  new Date(`${workday(offset)}T${hour}:00-04:00`).toISOString();

/** Splits a range of dates at national holidays, because special hours would apply on them too. */
export function stretches(from: number, until: number): (readonly [desde: string, hasta: string])[] {
  const [first, last] = [day(from), day(until)];
  const closed = national.map(({ fecha }) => fecha).filter((fecha) => first <= fecha && fecha <= last);
  const starts = [first, ...closed.map((fecha) => addDays(fecha, 1))];
  const ends = [...closed.map((fecha) => addDays(fecha, -1)), last];
  return starts.map((desde, at) => [desde, ends[at] ?? last] as const).filter(([desde, hasta]) => desde <= hasta);
}
