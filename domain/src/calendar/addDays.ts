/** The day (`YYYY-MM-DD`) that many calendar days after another; before it when negative. */
export const addDays = (day: string, days: number): string => {
  const moved = new Date(`${day}T00:00:00Z`);
  moved.setUTCDate(moved.getUTCDate() + days);
  return moved.toISOString().slice(0, 10);
};
