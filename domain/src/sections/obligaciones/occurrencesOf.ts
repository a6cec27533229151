import { addDays } from '../../calendar/addDays.js';
import { addMonths } from '../../calendar/addMonths.js';
import { addBusinessDays } from '../../calendar/businessDays.js';
import { calendarCovers } from '../../calendar/calendarCovers.js';
import type { Holiday } from '../../calendar/holiday.js';
import { withNationalDays } from '../../calendar/nationalDays.js';
import type { Period, Periodicidad } from '../../language/settling.js';
import { keyOfPeriod, namePeriod, periodsEnding } from './periods.js';

/** More days than there ever are between business days. */
const IDLE_DAYS = 15;

/** What an obligation says of its terms; days are of La Paz. */
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

/** Once that it is due. `estimado`: holidays of a year that it depends on are not on record. */
export type Occurrence = {
  periodo: Period;
  clave: string;
  nombre: string | null;
  vence: string;
  estimado: boolean;
};

/** More days than there ever are between the end of a period and its term. */
export const LONGEST_TERM_DAYS = 400;

/**
 * Each time that an obligation is due from one day to another, and the first time after them, in order. The holidays must be
 * those from `LONGEST_TERM_DAYS` before the first day to two years after the last.
 */
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
