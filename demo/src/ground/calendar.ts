import { todayInLaPaz } from '@coop/domain';

const DAY_MS = 86_400_000;
const instant = (day: string) => Date.parse(`${day}T00:00:00Z`);
const asDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

// The demonstration is dated from the day on which it is seeded, so that it is never stale.

/** The day (`YYYY-MM-DD`) so many days after today in La Paz; before it when negative. */
export const day = (offset: number): string => asDay(instant(todayInLaPaz()) + offset * DAY_MS);

/** The instant (ISO, UTC) of an hour (`HH:MM`) of La Paz, on that day. */
export const at = (offset: number, hour: string): string => new Date(`${day(offset)}T${hour}:00-04:00`).toISOString();

/** The last day of the month so many months before this one: 1 is last month. */
export function monthEnd(monthsAgo: number): string {
  const [year = 0, month = 0] = todayInLaPaz().split('-').map(Number);
  return asDay(Date.UTC(year, month - monthsAgo, 0));
}

/** The year so many years before this one. */
export const year = (yearsAgo: number): number => Number(todayInLaPaz().slice(0, 4)) - yearsAgo;
