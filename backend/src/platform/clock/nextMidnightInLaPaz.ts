const DAY_MS = 86_400_000;
const OFFSET_MS = 4 * 3_600_000;

/** Returns the end of the current day in La Paz; both in milliseconds since 1970. */
export const nextMidnightInLaPaz = (now: number): number =>
  (Math.floor((now - OFFSET_MS) / DAY_MS) + 1) * DAY_MS + OFFSET_MS;
