import type { Suceso } from '@coop/domain/answers';
import { addDays, addMonths } from '@coop/domain/calendar';
import { createContext } from 'react';

/** Returns the weeks of a month (`YYYY-MM`), Monday first, with adjacent days. */
export function weeksOf(month: string): string[][] {
  const first = `${month}-01`;
  const monday = addDays(first, -((new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7));
  const last = lastDayOf(month);
  const weeks: string[][] = [];
  for (let day = monday; day <= last; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => addDays(day, at)));
  return weeks;
}

export const lastDayOf = (month: string): string => addDays(addMonths(`${month}-01`, 1), -1);

export const monthAfter = (month: string, months: number): string => addMonths(`${month}-01`, months).slice(0, 7);

/** Parses a month from the URL; undefined if invalid. */
export const monthIn = (text: string | null): string | undefined =>
  text && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;

/** An event to move, with the target day if it was dropped on one. */
export type Moving = { event: Suceso; day?: string };

/** Opens the dialog that asks for the new day or, after a drop, for confirmation. */
export const MoveContext = createContext<(moving: Moving) => void>(() => undefined);

/** MIME type of a dragged event; the data is its key. */
export const DRAGGED = 'application/x-suceso';

export const kindsOfEvent: Readonly<Record<Suceso['clase'], { label: string; colour: string }>> = {
  publicacion: { label: 'Publicaciones', colour: 'secondary.main' },
  caso: { label: 'Plazos de casos', colour: 'error.main' },
  obligacion: { label: 'Obligaciones', colour: 'warning.main' },
  registro: { label: 'Feriados y ausencias', colour: 'info.main' },
};

export function byDay(events: readonly Suceso[]): Map<string, Suceso[]> {
  const days = new Map<string, Suceso[]>();
  for (const event of events) days.set(event.dia, [...(days.get(event.dia) ?? []), event]);
  return days;
}
