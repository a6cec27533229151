import type { Period } from '@coop/domain/answers';
import { addDays } from '@coop/domain/calendar';

const MONTHS = 3;

/**
 * Returns the ended quarters of a day's year and of the previous one, in order.
 *
 * Excludes the current quarter: the difference between two days would reveal a single complaint.
 */
export function endedQuarters(today: string): Period[] {
  const year = Number(today.slice(0, 4));
  return [year - 1, year]
    .flatMap((of) => [0, 1, 2, 3].map((quarter) => ({ desde: firstOf(of, quarter), hasta: lastOf(of, quarter) })))
    .filter(({ hasta }) => hasta < today);
}

const firstOf = (year: number, quarter: number) => `${year}-${String(quarter * MONTHS + 1).padStart(2, '0')}-01`;
const lastOf = (year: number, quarter: number) =>
  addDays(quarter === 3 ? firstOf(year + 1, 0) : firstOf(year, quarter + 1), -1);

/**
 * Merges consecutive quarters of a year until each group reaches `least` cases; a year's remainder stays below it.
 *
 * A group's end depends only on earlier quarters, so later data can't reveal a suppressed number by difference.
 */
export function mergeSmall(quarters: readonly Period[], casesIn: (period: Period) => number, least: number): Period[] {
  const together: Period[] = [];
  let open: Period | undefined;
  for (const period of quarters) {
    const last: Period | undefined = open;
    if (last && yearOf(last) === yearOf(period)) open = { desde: last.desde, hasta: period.hasta };
    else {
      if (last) together.push(last);
      open = period;
    }
    if (casesIn(open) < least) continue;
    together.push(open);
    open = undefined;
  }
  return open ? [...together, open] : together;
}

const yearOf = ({ desde }: Period) => desde.slice(0, 4);
