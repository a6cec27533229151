import { addDays, businessDaysUntil } from '@coop/domain/calendar';

/** From then on visitors read that the rates are of some days ago. */
export const MOST_WORKING_DAYS = 3;
/** No older than that, in days: every reading counts them. */
const OLDEST = 90;

/**
 * Days from Monday to Friday that have begun since that of the rates. Holidays count, too: a long weekend stays under
 * the limit all the same, and a dead source does not. What is older than three months is as old as that.
 */
export function ageOfRates(fecha: string, today: string): number {
  const oldest = addDays(today, -OLDEST);
  return businessDaysUntil(fecha < oldest ? oldest : fecha, today, [], null);
}

/** Whether rates are too old to pass for today's. */
export const isOutdated = (fecha: string, today: string): boolean => ageOfRates(fecha, today) > MOST_WORKING_DAYS;
