import { dayInLaPaz } from '../calendar/dayInLaPaz.js';

/**
 * The day against which what somebody sent is judged: that on which it came, also when an order asks again years later; today, of
 * what is being sent.
 */
export const dayItCame = ({ creadoEn }: { creadoEn?: string }, today: string): string =>
  creadoEn ? dayInLaPaz(creadoEn) : today;
