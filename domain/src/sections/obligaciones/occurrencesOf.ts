import { addBusinessDays } from '../../calendar/businessDays.js';
import { addDays, addMonths } from '../../calendar/days.js';
import type { Holiday } from '../../calendar/holiday.js';
import { calendarCovers, withNationalDays } from '../../calendar/nationalDays.js';
import { formatMonth } from '../../text/format.js';
import type { Period, Periodicidad } from './fulfilment.js';

/** Upper bound of consecutive days without a business day. */
const IDLE_DAYS = 15;

export type Terms = {
  periodicidad: Periodicidad;
  fecha: string | null;
  desde: string | null;
  hasta: string | null;
  vence: 'dia' | 'habiles' | null;
  dia: number | null;
  meses: number | null;
  diasHabiles: number | null;
};

/** Occurrence of an obligation. `estimado`: the holidays of a year it depends on are missing. */
export type Occurrence = {
  periodo: Period;
  clave: string;
  nombre: string | null;
  vence: string;
  estimado: boolean;
};

export const LONGEST_TERM_DAYS = 400;

/** Returns those due in a range and the next one; needs holidays from `LONGEST_TERM_DAYS` before to two years after. */
export function occurrencesOf(terms: Terms, holidays: readonly Holiday[], first: string, last: string): Occurrence[] {
  const found: Occurrence[] = [];
  for (const period of periodsOf(terms, addDays(first, -LONGEST_TERM_DAYS), addDays(last, LONGEST_TERM_DAYS))) {
    const due = dueOf(terms, period, holidays);
    if (due.vence < first) continue;
    found.push({ periodo: period, clave: keyOfPeriod(period), nombre: namePeriod(period), ...due });
    if (due.vence > last) return found;
  }
  return found;
}

function periodsOf({ periodicidad, fecha, desde, hasta }: Terms, first: string, last: string): Period[] {
  if (periodicidad === 'unica') return fecha ? [{ periodicidad, desde: fecha, hasta: fecha }] : [];
  const from = desde && desde > first ? desde : first;
  const to = hasta && hasta < last ? hasta : last;
  return periodsEnding(periodicidad, from, to);
}

function dueOf({ vence, dia, meses, diasHabiles }: Terms, { hasta }: Period, holidays: readonly Holiday[]) {
  if (vence === 'habiles') {
    const reach = addDays(hasta, 2 * (diasHabiles ?? 0) + IDLE_DAYS);
    const day = addBusinessDays(hasta, diasHabiles ?? 0, withNationalDays(hasta, reach, holidays), null);
    return { vence: day, estimado: !calendarCovers(addDays(hasta, 1), day, holidays) };
  }
  if (vence !== 'dia') return { vence: hasta, estimado: false };
  const month = addMonths(`${hasta.slice(0, 7)}-01`, meses ?? 0).slice(0, 7);
  const end = addDays(addMonths(`${month}-01`, 1), -1);
  const day = `${month}-${String(dia ?? 0).padStart(2, '0')}`;
  return { vence: day < end ? day : end, estimado: false };
}

const MONTHS = { mensual: 1, trimestral: 3, semestral: 6, anual: 12 } as const;

function periodsEnding(periodicidad: Exclude<Periodicidad, 'unica'>, first: string, last: string): Period[] {
  const step = MONTHS[periodicidad];
  const found: Period[] = [];
  for (let start = Math.floor(monthOf(first) / step) * step; ; start += step) {
    const [desde, hasta] = [dayIn(start, 1), dayIn(start + step, 0)];
    if (hasta > last) return found;
    if (hasta >= first) found.push({ periodicidad, desde, hasta });
  }
}

/** Returns a period's key: «2026-11», «2026-T4», «2026-S2», «2026»; the day of a one-time obligation. */
function keyOfPeriod({ periodicidad, hasta }: Period): string {
  const year = hasta.slice(0, 4);
  if (periodicidad === 'mensual') return hasta.slice(0, 7);
  if (periodicidad === 'trimestral') return `${year}-T${numberOf(hasta, 3)}`;
  if (periodicidad === 'semestral') return `${year}-S${numberOf(hasta, 6)}`;
  return periodicidad === 'anual' ? year : hasta;
}

/** Formats a period: «noviembre de 2026», «4.º trimestre de 2026»; null for a one-time obligation. */
function namePeriod({ periodicidad, hasta }: Period): string | null {
  const year = hasta.slice(0, 4);
  if (periodicidad === 'mensual') return formatMonth(hasta);
  if (periodicidad === 'trimestral') return `${numberOf(hasta, 3)}.º trimestre de ${year}`;
  if (periodicidad === 'semestral') return `${numberOf(hasta, 6)}.º semestre de ${year}`;
  return periodicidad === 'anual' ? `gestión ${year}` : null;
}

const numberOf = (day: string, step: number) => Number(day.slice(5, 7)) / step;

/** Returns the month number, counted from year 0. */
const monthOf = (day: string) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/** Day 1 is the first of the month; day 0 is the last of the previous month. */
const dayIn = (month: number, day: number): string =>
  new Date(Date.UTC(Math.floor(month / 12), month % 12, day)).toISOString().slice(0, 10);
