import { addDays } from './addDays.js';
import { isEndOfMonth } from './isEndOfMonth.js';

/** Days after the end of a month by which its figures are expected. */
const CLOSING_DAYS = 15;

/** The last day of the month whose figures are due by a day: of the last month that ended fifteen days before it, or earlier. */
export function closingDue(today: string): string {
  const day = addDays(today, -CLOSING_DAYS);
  return isEndOfMonth(day) ? day : addDays(`${day.slice(0, 7)}-01`, -1);
}
