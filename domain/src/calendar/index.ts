/** Dates in La Paz and business days. */

export * from './businessDays.js';
export * from './dayInFigures.js';
export * from './days.js';
export type { Holiday } from './holiday.js';
export * from './holidayOn.js';
export * from './nationalDays.js';
export * from './nextDebit.js';
export type { DatedReading, Reading } from './readDay.js';
export * from './readDay.js';
