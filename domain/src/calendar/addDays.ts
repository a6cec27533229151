/** Adds calendar days to a day (`YYYY-MM-DD`); negative counts go back. */
export const addDays = (day: string, days: number): string => {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
};
