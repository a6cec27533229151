import { months } from '@coop/domain/format';

/** Formats the month of a date: «oct 2026». */
export const shortMonth = (date: string): string =>
  `${months[Number(date.slice(5, 7)) - 1]?.slice(0, 3)} ${date.slice(0, 4)}`;
