import { dayInLaPaz } from '../calendar/dayInLaPaz.js';

/**
 * Returns the reference day for validating a submission: the day it was created, also when an order revalidates it
 * years later; today for a new one.
 */
export const creationDay = ({ creadoEn }: { creadoEn?: string }, today: string): string =>
  creadoEn ? dayInLaPaz(creadoEn) : today;
