/** Product rates as rows of the tarifario. */
export * from './productRates.js';
export * from './rateChanges.js';
export * from './rateRow.js';
export * from './ratesSince.js';
export * from './wordsOfRate.js';
