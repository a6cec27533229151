import type { Period } from '@coop/domain/answers';
import { addDays } from '@coop/domain/calendar';

const MONTHS = 3;

/**
 * The quarters that ended, of the year of that day and of the one before: in order. That of the day is none of them: what a figure
 * says more than yesterday's is what happened to a single complaint.
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
 * Quarters that follow each other within a year, put together until each has enough cases; what is left of a year stands by itself,
 * with too few. Where one ends depends on what came before it alone, so that no later one tells what an earlier one left untold.
 */
export function withEnough(quarters: readonly Period[], casesIn: (period: Period) => number, least: number): Period[] {
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
