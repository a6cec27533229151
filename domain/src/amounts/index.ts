/** Exact amounts and percentages, as strings. */

export * from './amounts.js';
export * from './canonicalDecimal.js';
export * from './percentOf.js';
