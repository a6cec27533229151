import { addDays, businessDaysUntil } from '@coop/domain/calendar';

/** Above this age, visitors are told that the rates are outdated. */
export const MAX_BUSINESS_DAYS = 3;
/** Upper limit of the age, in days: every reading counts them one by one. */
const OLDEST = 90;

/**
 * Returns the age of the rates in days from Monday to Friday, capped at about three months.
 *
 * Holidays count too: a long weekend stays under the limit, and a dead source doesn't.
 */
export function ageOfRates(fecha: string, today: string): number {
  const oldest = addDays(today, -OLDEST);
  return businessDaysUntil(fecha < oldest ? oldest : fecha, today, [], null);
}

/** Returns whether the rates are too old to be shown as current. */
export const isOutdated = (fecha: string, today: string): boolean => ageOfRates(fecha, today) > MAX_BUSINESS_DAYS;
