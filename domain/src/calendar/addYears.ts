/** Adds years to a day (`YYYY-MM-DD`); negative counts go back. 29 February becomes 1 March in a common year. */
export function addYears(day: string, years: number): string {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCFullYear(moved.getUTCFullYear() + years);
  return moved.toISOString().slice(0, 10);
}
