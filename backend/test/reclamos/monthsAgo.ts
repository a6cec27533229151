import { todayInLaPaz } from '@coop/domain';

/** Returns the month (`YYYY-MM`) `months` before the current one in La Paz. */
export function monthsAgo(months: number): string {
  const [year = 0, month = 0] = todayInLaPaz().split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 7);
}
