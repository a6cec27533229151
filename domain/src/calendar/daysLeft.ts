const DAY_MS = 86_400_000;

/** Whole days from one day (`YYYY-MM-DD`) to a last one: 0 on the last day itself, null when there is none or it is past. */
export function daysLeft(today: string, last: string | null | undefined): number | null {
  if (!last || last < today) return null;
  return (Date.parse(last) - Date.parse(today)) / DAY_MS;
}
