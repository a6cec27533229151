import { addDays } from './days.js';
import type { Holiday } from './holiday.js';
import { holidayOn } from './holidayOn.js';

/** Whether a day is a business day, or made one by decree. Without a departamento only national holidays count. */
export function isBusinessDay(day: string, calendar: readonly Holiday[], departamento: string | null): boolean {
  const made = calendar.some(
    ({ fecha, laborable, departamento: where }) =>
      laborable && fecha === day && (where === null || where === departamento),
  );
  const isWeekend = new Date(`${day}T00:00:00Z`).getUTCDay() % 6 === 0;
  return made || !(isWeekend || holidayOn(day, departamento, calendar));
}

/** Adds business days (días hábiles administrativos), the start excluded. The calendar must cover the days between. */
export function addBusinessDays(
  day: string,
  count: number,
  calendar: readonly Holiday[],
  departamento: string | null,
): string {
  let at = day;
  for (let left = Math.abs(count); left > 0; ) {
    at = addDays(at, Math.sign(count));
    if (isBusinessDay(at, calendar, departamento)) left--;
  }
  return at;
}

/** Counts the business days after `from` up to and including `to`; negative when `to` is in the past. */
export function businessDaysUntil(
  from: string,
  to: string,
  calendar: readonly Holiday[],
  departamento: string | null,
): number {
  if (to < from) return -businessDaysUntil(to, from, calendar, departamento);
  let days = 0;
  for (let at = from; at < to; ) {
    at = addDays(at, 1);
    if (isBusinessDay(at, calendar, departamento)) days++;
  }
  return days;
}

/** Returns why a day is no business day nationwide: its holiday's name or «fin de semana»; null on a business day. */
export function idleReason(day: string, calendar: readonly Holiday[]): string | null {
  if (isBusinessDay(day, calendar, null)) return null;
  return holidayOn(day, null, calendar)?.nombre ?? 'fin de semana';
}
