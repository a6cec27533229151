import { months } from '@coop/domain/format';

/** Formats a number of business days: «5 días hábiles». */
export const businessDays = (days: number): string => `${days} ${days === 1 ? 'día hábil' : 'días hábiles'}`;

/** Formats the month of a date: «oct 2026». */
export const shortMonth = (date: string): string =>
  `${months[Number(date.slice(5, 7)) - 1]?.slice(0, 3)} ${date.slice(0, 4)}`;
