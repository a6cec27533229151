/** Exact amounts and percentages, as strings. */
export * from './canonicalDecimal.js';
export * from './cents.js';
export * from './coefficient.js';
export * from './percentOf.js';
export * from './ratesOn.js';
export * from './ratio.js';
