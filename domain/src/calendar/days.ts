/** Adds calendar days to a day (`YYYY-MM-DD`); negative counts go back. */
export const addDays = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** Adds months to a day (`YYYY-MM-DD`), clamped to the end of the month: 31/01 + 1 → 28/02. */
export function addMonths(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, 10);
}

/** Adds years to a day (`YYYY-MM-DD`); negative counts go back. 29 February becomes 1 March in a common year. */
export function addYears(day: string, years: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCFullYear(date.getUTCFullYear() + years);
  return date.toISOString().slice(0, 10);
}

const OFFSET_MILLISECONDS = 4 * 60 * 60 * 1000;

/** Returns the calendar day (`YYYY-MM-DD`) in La Paz of an ISO instant. Bolivia is UTC−4 all year. */
export const dayInLaPaz = (instant: string): string =>
  new Date(Date.parse(instant) - OFFSET_MILLISECONDS).toISOString().slice(0, 10);

const DAY_MS = 86_400_000;

/** Returns the whole days from `today` to `last` (`YYYY-MM-DD`): 0 on the last day, null when it is absent or past. */
export function daysLeft(today: string, last: string | null | undefined): number | null {
  if (!last || last < today) return null;
  return (Date.parse(last) - Date.parse(today)) / DAY_MS;
}

/** Marks a `formatted` day as an estimate: it was computed without the holidays of some year. */
export const estimatedDay = (formatted: string): string => `${formatted} (fecha estimada: faltan feriados por cargar)`;

/** Whether a day (`YYYY-MM-DD`) is the last of its month. */
export const isEndOfMonth = (day: string): boolean => {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.getUTCDate() === 1;
};

/** Validation rule: a date is the last day of a past month. Accepts an absent date. */
export const closesMonth = <K extends string>(field: K) => ({
  field,
  message: 'La fecha de corte es el último día de un mes que ya pasó',
  holds: (values: { [N in K]?: string | null }, today: string) => {
    const day = values[field];
    return !day || (isEndOfMonth(day) && day <= today);
  },
});

/** Days after the end of a month until its figures are due. */
const CLOSING_DAYS = 15;

/** Returns the last day of the latest month whose figures are due by `today`. */
export function closingDue(today: string): string {
  const day = addDays(today, -CLOSING_DAYS);
  return isEndOfMonth(day) ? day : addDays(`${day.slice(0, 7)}-01`, -1);
}
