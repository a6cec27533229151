/** Dates in La Paz and business days. */

export * from './addDays.js';
export * from './addMonths.js';
export * from './addYears.js';
export * from './businessDays.js';
export * from './calendarCovers.js';
export * from './closesMonth.js';
export * from './dayInFigures.js';
export * from './dayInLaPaz.js';
export * from './daysLeft.js';
export * from './estimatedDay.js';
export type { Holiday } from './holiday.js';
export * from './holidayOn.js';
export * from './idleReason.js';
export * from './isEndOfMonth.js';
export * from './nationalDays.js';
export * from './nextDebit.js';
export * from './readDay.js';
export type { DatedReading, Reading } from './reading.js';
export * from './readMoment.js';
export * from './readTime.js';
