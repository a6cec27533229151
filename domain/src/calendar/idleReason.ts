import { isBusinessDay } from './businessDays.js';
import type { Holiday } from './holiday.js';
import { holidayOn } from './holidayOn.js';

/** Returns why a day is no business day nationwide: its holiday's name or «fin de semana»; null on a business day. */
export function idleReason(day: string, calendar: readonly Holiday[]): string | null {
  if (isBusinessDay(day, calendar, null)) return null;
  return holidayOn(day, null, calendar)?.nombre ?? 'fin de semana';
}
