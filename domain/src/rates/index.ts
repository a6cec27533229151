/** Product rates as rows of the tarifario. */
export * from './productRates.js';
export * from './rateChanges.js';
