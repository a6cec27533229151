import { addDays } from './addDays.js';
import { isEndOfMonth } from './isEndOfMonth.js';

/** Days after the end of a month until its figures are due. */
const CLOSING_DAYS = 15;

/** Returns the last day of the latest month whose figures are due by `today`. */
export function closingDue(today: string): string {
  const day = addDays(today, -CLOSING_DAYS);
  return isEndOfMonth(day) ? day : addDays(`${day.slice(0, 7)}-01`, -1);
}
