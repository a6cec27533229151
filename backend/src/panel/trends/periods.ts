import type { Period, Unit } from '@coop/domain/answers';
import { addDays } from '@coop/domain/calendar';

const PERIODS = 12;

/** Returns the last twelve months, or weeks from Monday, up to the one of a day. */
export function lastPeriods(unit: Unit, today: string): Period[] {
  const periods: Period[] = [];
  for (let hasta = unit === 'mes' ? endOfMonth(today) : endOfWeek(today); periods.length < PERIODS; ) {
    const desde = unit === 'mes' ? `${hasta.slice(0, 7)}-01` : addDays(hasta, -6);
    periods.unshift({ desde, hasta });
    hasta = addDays(desde, -1);
  }
  return periods;
}

const endOfMonth = (day: string) => addDays(`${addDays(`${day.slice(0, 7)}-28`, 4).slice(0, 7)}-01`, -1);

const endOfWeek = (day: string) => addDays(day, (7 - new Date(`${day}T00:00:00Z`).getUTCDay()) % 7);
