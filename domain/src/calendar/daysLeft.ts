const DAY_MS = 86_400_000;

/** Returns the whole days from `today` to `last` (`YYYY-MM-DD`): 0 on the last day, null when it is absent or past. */
export function daysLeft(today: string, last: string | null | undefined): number | null {
  if (!last || last < today) return null;
  return (Date.parse(last) - Date.parse(today)) / DAY_MS;
}
