import { isBusinessDay } from './businessDays.js';
import type { Holiday } from './holiday.js';
import { holidayOn } from './holidayOn.js';

/** Why nobody works a day in the whole country: the name of its holiday, or that it is a weekend; null on a business day. */
export function idleReason(day: string, calendar: readonly Holiday[]): string | null {
  if (isBusinessDay(day, calendar, null)) return null;
  return holidayOn(day, null, calendar)?.nombre ?? 'fin de semana';
}
