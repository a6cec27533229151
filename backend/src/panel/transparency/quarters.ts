import type { Period } from '@coop/domain/answers';
import { addDays } from '@coop/domain/calendar';

const QUARTERS = 5;

/** The quarter of a day, up to it, and the four before: in order. */
export function lastQuarters(today: string): Period[] {
  const periods: Period[] = [];
  for (let hasta = today; periods.length < QUARTERS; ) {
    const [year = '', month = ''] = hasta.split('-');
    const first = String(Math.floor((Number(month) - 1) / 3) * 3 + 1).padStart(2, '0');
    const desde = `${year}-${first}-01`;
    periods.unshift({ desde, hasta });
    hasta = addDays(desde, -1);
  }
  return periods;
}

/**
 * Periods that follow each other, put together until each has enough cases; what is left at the end goes with the one before.
 * Of too few in all there is one period.
 */
export function withEnough(periods: readonly Period[], casesIn: (period: Period) => number, least: number): Period[] {
  const together: Period[] = [];
  let open: Period | undefined;
  for (const period of periods) {
    open = open ? { desde: open.desde, hasta: period.hasta } : period;
    if (casesIn(open) < least) continue;
    together.push(open);
    open = undefined;
  }
  if (!open) return together;
  const before = together.pop();
  return [...together, before ? { desde: before.desde, hasta: open.hasta } : open];
}
