import type { Holiday } from './holiday.js';

/** What somebody wrote, in the form in which it travels; or why it can't be read, in the words in which that is told. */
export type Reading = { value: string; fault?: undefined } | { value?: undefined; fault: string };

/** What «hoy» and «+5 háb» are read with: the day in La Paz and the calendar, whose years it holds whole. */
export type ReadOn = { today: string; holidays: readonly Holiday[] };
