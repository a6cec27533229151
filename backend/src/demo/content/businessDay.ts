import { feriados } from './feriados.js';

const holidays = new Set(
  feriados()
    .filter(({ draft }) => draft.ambito === 'nacional')
    .map(({ draft }) => draft.fecha as string),
);

/** The day so many working days after another; it starts to count on the day that follows. */
export function businessDay(from: string, days: number): string {
  const moment = new Date(`${from}T00:00:00Z`);
  for (let left = days; left > 0; ) {
    moment.setUTCDate(moment.getUTCDate() + 1);
    const isWeekend = moment.getUTCDay() % 6 === 0;
    if (!isWeekend && !holidays.has(moment.toISOString().slice(0, 10))) left--;
  }
  return moment.toISOString().slice(0, 10);
}
