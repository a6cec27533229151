const OFFSET_MILLISECONDS = 4 * 60 * 60 * 1000;

/** Returns the calendar day (`YYYY-MM-DD`) in La Paz of an ISO instant. Bolivia is UTC−4 all year. */
export const dayInLaPaz = (instant: string): string =>
  new Date(Date.parse(instant) - OFFSET_MILLISECONDS).toISOString().slice(0, 10);
