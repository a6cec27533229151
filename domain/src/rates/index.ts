/** The rates of products, as the tarifario tells them. */
export * from './productRates.js';
export * from './rateChanges.js';
export * from './rateRow.js';
export * from './ratesSince.js';
export * from './wordsOfRate.js';
