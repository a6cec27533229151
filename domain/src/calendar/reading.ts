import type { Holiday } from './holiday.js';

/** Parse result: the canonical value, or an error message for the user. */
export type Reading = { value: string; fault?: undefined } | { value?: undefined; fault: string };

/** Parse context: the day in La Paz and a calendar of whole years. */
export type DatedReading = { today: string; holidays: readonly Holiday[] };
