/** Whether a day (`YYYY-MM-DD`) is the last of its month. */
export const isEndOfMonth = (day: string): boolean => {
  const next = new Date(`${day}T00:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.getUTCDate() === 1;
};
