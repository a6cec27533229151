/** The same day some years later (or earlier, when negative), `YYYY-MM-DD`. 29 February becomes 1 March. */
export function addYears(day: string, years: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCFullYear(moved.getUTCFullYear() + years);
  return moved.toISOString().slice(0, 10);
}
