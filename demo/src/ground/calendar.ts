import { todayInLaPaz } from '@coop/domain';

const DAY_MS = 86_400_000;
const instant = (day: string) => Date.parse(`${day}T00:00:00Z`);
const asDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

// Dates are relative to the day of the seed, so the demonstration is never stale.

/** Returns the date (`YYYY-MM-DD`) at that offset in days from today in La Paz. */
export const day = (offset: number): string => asDay(instant(todayInLaPaz()) + offset * DAY_MS);

/** Returns the instant (ISO, UTC) of an hour (`HH:MM`) in La Paz on that date. */
export const at = (offset: number, hour: string): string => new Date(`${day(offset)}T${hour}:00-04:00`).toISOString();

/** Returns the last day of a past month: 1 is last month. */
export function monthEnd(monthsAgo: number): string {
  const [year = 0, month = 0] = todayInLaPaz().split('-').map(Number);
  return asDay(Date.UTC(year, month - monthsAgo, 0));
}

export const year = (yearsAgo: number): number => Number(todayInLaPaz().slice(0, 4)) - yearsAgo;
