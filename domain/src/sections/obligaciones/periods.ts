import type { Period, Periodicidad } from '../../language/settling.js';
import { formatMonth } from '../../text/format.js';

const MONTHS = { mensual: 1, trimestral: 3, semestral: 6, anual: 12 } as const;

/** The periods that end from one day to another, both included, in their order. */
export function periodsEnding(periodicidad: Exclude<Periodicidad, 'unica'>, first: string, last: string): Period[] {
  const step = MONTHS[periodicidad];
  const found: Period[] = [];
  for (let start = Math.floor(monthOf(first) / step) * step; ; start += step) {
    const [desde, hasta] = [dayIn(start, 1), dayIn(start + step, 0)];
    if (hasta > last) return found;
    if (hasta >= first) found.push({ periodicidad, desde, hasta });
  }
}

/** What tells a period from the others of its obligation: «2026-11», «2026-T4», «2026-S2», «2026»; of what is due once, its day. */
export function keyOfPeriod({ periodicidad, hasta }: Period): string {
  const year = hasta.slice(0, 4);
  if (periodicidad === 'mensual') return hasta.slice(0, 7);
  if (periodicidad === 'trimestral') return `${year}-T${numberOf(hasta, 3)}`;
  if (periodicidad === 'semestral') return `${year}-S${numberOf(hasta, 6)}`;
  return periodicidad === 'anual' ? year : hasta;
}

/** How people call it: «noviembre de 2026», «4.º trimestre de 2026»; nothing of what is due once. */
export function namePeriod({ periodicidad, hasta }: Period): string | null {
  const year = hasta.slice(0, 4);
  if (periodicidad === 'mensual') return formatMonth(hasta);
  if (periodicidad === 'trimestral') return `${numberOf(hasta, 3)}.º trimestre de ${year}`;
  if (periodicidad === 'semestral') return `${numberOf(hasta, 6)}.º semestre de ${year}`;
  return periodicidad === 'anual' ? `gestión ${year}` : null;
}

const numberOf = (day: string, step: number) => Number(day.slice(5, 7)) / step;

/** Months are counted from year 0. */
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** The first day is 1; day 0 is the last of the month before. */
const dayIn = (month: number, day: number): string =>
  new Date(Date.UTC(Math.floor(month / 12), month % 12, day)).toISOString().slice(0, 10);
